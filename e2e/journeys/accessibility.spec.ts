import { expect, test, type Page } from '@playwright/test';
import { LOOKS, overflowOf, show, violationsOf } from '../support/accessible.ts';
import { MEMBER_PATHS, PUBLIC_PATHS, STAFF_PATHS } from '../support/addresses.ts';
import { withoutPopUp } from '../support/book-launch.ts';
import { collectComplaints } from '../support/complaints.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { openSettled } from '../support/settled.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
});

test('anybody can use every public page, at every width, by day and by night', async ({ page }) => {
  await expectAccessible(page, [...PUBLIC_PATHS, await nextEvent(page), '/no/such/page']);
});

test('anybody can use every page for members', async ({ page }) => {
  await signIn(page, demoAccount('visionary'));
  await expectAccessible(page, MEMBER_PATHS);
});

test('anybody can use every page for staff, which breaks no policy and writes no error, and what a member without a plan finds locked', async ({
  page,
}) => {
  const complaints = await collectComplaints(page);
  await signIn(page, demoAccount('admin'));
  const lists = ['/admin/users', '/admin/ventures', '/admin/messages'];
  const details = [];
  for (const list of lists) details.push(await firstOf(page, list));
  await expectAccessible(page, ['/members/dashboard', '/members/resources', ...STAFF_PATHS, ...details]);
  expect(complaints).toEqual([]);
});

test('anybody can use the menu of a phone and that of a member, by day and by night', async ({ page }) => {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await show(page, { width: 360, colorScheme });
    await openSettled(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Join Now' })).toBeVisible();
    faults.push(...(await violationsOf(page)));
  }
  await signIn(page, demoAccount('creator'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await openSettled(page, '/about');
    await show(page, { width: 1280, colorScheme });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    faults.push(...(await violationsOf(page)));
  }
  expect(faults).toEqual([]);
});

/** Every fault of every page at once, so that one run tells them all; each page is opened once. */
async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await openSettled(page, path);
    for (const look of LOOKS) {
      await show(page, look);
      for (const violation of await violationsOf(page))
        faults.push(`${path} at ${look.width} px, ${look.colorScheme}: ${violation}`);
    }
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Tables take in a new width a moment later.
      await expect
        .poll(() => overflowOf(page))
        .toBeLessThanOrEqual(0)
        .catch(async () => faults.push(`${path}: ${await overflowOf(page)} px wider than ${width} px`));
    }
  }
  expect(faults).toEqual([]);
}

/** The page of the event that comes next. */
async function nextEvent(page: Page): Promise<string> {
  const answer = await page.request.get('/api/events?when=upcoming&limit=1');
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  return `/events/${items[0]?.slug}`;
}

/** The page of what stands first in a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  await openSettled(page, list);
  const first = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
  return (await first.getAttribute('href')) ?? list;
}
