import { expect, test, type Page } from '@playwright/test';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import { countRingAnimations, blockSubscriptionCheck, waitForLiveSubscription } from '../support/live.ts';
import { updateAccount, createTestPerson, createMember, signIn, signUp } from '../support/people.ts';
import { killProcess } from '../support/processes.ts';

test('a payment unlocks the rooms on other devices without a reload or a request', async ({ page, browser }) => {
  const person = createTestPerson();
  await signUp(page, person);
  const [laptop, calm] = await Promise.all([
    browser.newContext().then((context) => context.newPage()),
    browser.newContext({ reducedMotion: 'reduce' }).then((context) => context.newPage()),
  ]);
  const complaints = [await collectBrowserErrors(laptop), await collectBrowserErrors(calm)];
  let reloads = 0;
  for (const device of [laptop, calm]) {
    const isListening = waitForLiveSubscription(device);
    await signIn(device, person);
    await isListening;
    await expect(device.getByText('Upgrade to unlock')).toHaveCount(6);
    await blockSubscriptionCheck(device);
    device.on('load', () => (reloads += 1));
  }
  const [rings, calmRings] = [await countRingAnimations(laptop), await countRingAnimations(calm)];

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
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'visionary' });
  await signInAndSubscribe(page, person);
  await expect(page.getByText('Your membership: Visionary')).toBeVisible();
  await blockSubscriptionCheck(page);
  const rings = await countRingAnimations(page);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await expect(page.getByText('Your membership: Seeker')).toBeVisible();
  expect(await rings()).toBe(0);
});

test('an editor is redirected from the open admin when the role is removed', async ({ page }) => {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { role: 'editor', operation: 'add' });
  await signInAndSubscribe(page, person, '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await updateAccount(page.request, person, { role: 'editor', operation: 'remove' });
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

test('a page reconnects and receives updates when its api process is replaced', async ({ page }) => {
  const person = await createMember(page.request);
  await signInAndSubscribe(page, person);
  await expect(page.getByText('Upgrade to unlock')).toHaveCount(6);
  await page.route('**/api/resources?*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page.getByText('We could not load the library.')).toBeVisible();
  await page.unroute('**/api/resources?*');
  const isBack = waitForLiveSubscription(page);
  killProcess('api');
  await isBack;
  const thing = page.getByRole('main').getByRole('heading', { name: 'A Week of Noticing' });
  await expect(thing, 'the page retries the failed request').toBeVisible();
  await page.goBack();
  await blockSubscriptionCheck(page);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await expect(page.getByText('Your membership: Seeker')).toBeVisible();
});

async function signInAndSubscribe(page: Page, person: { email: string; password: string }, at?: string): Promise<void> {
  const isListening = waitForLiveSubscription(page);
  await signIn(page, person, at);
  await isListening;
}
