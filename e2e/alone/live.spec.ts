import { expect, test, type Page } from '@playwright/test';
import { collectComplaints } from '../support/complaints.ts';
import { countRings, leaveUnanswered, listening } from '../support/live.ts';
import { changeAccount, newPerson, oldFriend, signIn, signUp } from '../support/people.ts';
import { killPart } from '../support/processes.ts';

test('a payment unlocks the rooms on other devices without a reload or a request', async ({ page, browser }) => {
  const person = newPerson();
  await signUp(page, person);
  const [laptop, calm] = await Promise.all([
    browser.newContext().then((context) => context.newPage()),
    browser.newContext({ reducedMotion: 'reduce' }).then((context) => context.newPage()),
  ]);
  const complaints = [await collectComplaints(laptop), await collectComplaints(calm)];
  let reloads = 0;
  for (const device of [laptop, calm]) {
    const isListening = listening(device);
    await signIn(device, person);
    await isListening;
    await expect(device.getByText('Upgrade to unlock')).toHaveCount(6);
    await leaveUnanswered(device);
    device.on('load', () => (reloads += 1));
  }
  const [rings, calmRings] = [await countRings(laptop), await countRings(calm)];

  await page.goto('/membership');
  const opened = page.waitForEvent('popup');
  await page.getByRole('article', { name: 'Creator' }).getByRole('button').click();
  const checkout = await opened;
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(checkout).toHaveURL(/success=true/);

  for (const device of [laptop, calm]) {
    await expect(device.getByText('Your membership: Creator')).toBeVisible();
    await expect(device.getByText('Upgrade to unlock')).toHaveCount(1);
  }
  expect(reloads).toBe(0);
  expect(await rings(), 'the ring of the new tier animates once').toBe(1);
  expect(await calmRings(), 'no animation with reduced motion').toBe(0);
  expect(complaints.flat()).toEqual([]);
  await Promise.all([laptop.context().close(), calm.context().close()]);
});

test('the dashboard locks rooms without a ring animation when a tier is removed', async ({ page }) => {
  const person = await oldFriend(page.request);
  await changeAccount(page.request, person, { plan: 'visionary' });
  await arrive(page, person);
  await expect(page.getByText('Your membership: Visionary')).toBeVisible();
  await leaveUnanswered(page);
  const rings = await countRings(page);
  await changeAccount(page.request, person, { plan: 'seeker' });
  await expect(page.getByText('Your membership: Seeker')).toBeVisible();
  expect(await rings()).toBe(0);
});

test('an editor is redirected from the open admin when the role is removed', async ({ page }) => {
  const person = await oldFriend(page.request);
  await changeAccount(page.request, person, { role: 'editor', operation: 'add' });
  await arrive(page, person, '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await changeAccount(page.request, person, { role: 'editor', operation: 'remove' });
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

test('a page reconnects and receives updates when its api process is replaced', async ({ page }) => {
  const person = await oldFriend(page.request);
  await arrive(page, person);
  await expect(page.getByText('Upgrade to unlock')).toHaveCount(6);
  await page.route('**/api/resources?*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page.getByText('We could not load the library.')).toBeVisible();
  await page.unroute('**/api/resources?*');
  const isBack = listening(page);
  killPart('api');
  await isBack;
  const thing = page.getByRole('main').getByRole('heading', { name: 'A Week of Noticing' });
  await expect(thing, 'the page retries the failed request').toBeVisible();
  await page.goBack();
  await leaveUnanswered(page);
  await changeAccount(page.request, person, { plan: 'seeker' });
  await expect(page.getByText('Your membership: Seeker')).toBeVisible();
});

async function arrive(page: Page, person: { email: string; password: string }, at?: string): Promise<void> {
  const isListening = listening(page);
  await signIn(page, person, at);
  await isListening;
}
