import { expect, test, type Page } from '@playwright/test';
import {
  findAccessibilityErrors,
  setWidthAndTheme,
  findAccessibilityViolationsInTheme,
} from '../support/accessibility.ts';
import { MEMBER_PATHS, PUBLIC_PATHS } from '../support/page-paths.ts';
import { suppressBookPopup } from '../support/book-launch.ts';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await suppressBookPopup(page);
});

test('every public page is accessible at every width and in both themes', async ({ page }) => {
  await expectAccessible(page, [...PUBLIC_PATHS, await nextEvent(page), '/no/such/page']);
});

test("every page for members is accessible, also when it is above the member's tier", async ({ page }) => {
  await signIn(page, getDemoCredentials('visionary'));
  const replay = await firstItemPath(page, '/members/replays');
  await expectAccessible(page, [...MEMBER_PATHS, replay, await nextEvent(page)]);
  await signIn(page, getDemoCredentials('seeker'));
  await expectAccessible(page, ['/members/meditations', '/members/forum', replay]);
});

test('every page for staff and every locked page is accessible, without policy violations or console errors', async ({
  page,
}) => {
  const complaints = await collectBrowserErrors(page);
  await signIn(page, getDemoCredentials('admin'));
  const lists = ['/admin/users', '/admin/ventures', '/admin/messages'];
  const details = [];
  for (const list of lists) details.push(await firstItemPath(page, list));
  const menu = await pagesInMenu(page);
  expect(menu).toContain('/admin/users');
  const forms = ['/admin/content/new', '/admin/events/new', '/admin/content/trash'];
  const others = [...forms, '/test-email', '/members/dashboard', '/members/resources'];
  await expectAccessible(page, [...menu, ...others, ...details]);
  expect(complaints).toEqual([]);
});

test('the menu of a phone and the account menu are accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPageUntilIdle(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Join Now' })).toBeVisible();
  const faults = await errorsInBothThemes(page, 360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, getDemoCredentials('creator'), '/about');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  faults.push(...(await errorsInBothThemes(page, 1280)));
  expect(faults).toEqual([]);
});

async function errorsInBothThemes(page: Page, width: number): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await setWidthAndTheme(page, { width, colorScheme });
    faults.push(...(await findAccessibilityViolationsInTheme(page, { colorScheme })));
  }
  return faults;
}

async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await openPageUntilIdle(page, path);
    faults.push(...(await findAccessibilityErrors(page)));
  }
  expect(faults).toEqual([]);
}

async function nextEvent(page: Page): Promise<string> {
  const answer = await page.request.get('/api/events?when=upcoming&limit=1');
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  return `/events/${items[0]?.slug}`;
}

async function pagesInMenu(page: Page): Promise<string[]> {
  await openPageUntilIdle(page, '/admin/dashboard');
  const links = await page.getByRole('navigation', { name: 'Admin' }).locator('a[href^="/admin"]').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

async function firstItemPath(page: Page, list: string): Promise<string> {
  await openPageUntilIdle(page, list);
  const first = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
  return (await first.getAttribute('href')) ?? list;
}
