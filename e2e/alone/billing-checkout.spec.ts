import { expect, test } from '@playwright/test';
import { books, buy, choose, pay, withoutReports } from '../support/buying.ts';
import { oldFriend, signIn, type Person } from '../support/people.ts';

let person: Person;
test.beforeEach(async ({ page }) => {
  person = await oldFriend(page.request);
  await signIn(page, person);
});

test('a declined card costs nothing and says so, and another card pays', async ({ page }) => {
  const checkout = await choose(page, 'Creator');
  await checkout.getByRole('button', { name: 'Decline the card' }).click();
  await expect(checkout.getByRole('alert')).toHaveText(
    'The bank declined the card. Nothing was charged; try another card.',
  );
  expect(await books(page.request, person.email)).toEqual({ charged: 0, refunded: 0 });
  await pay(checkout, 'Creator');
  expect(await books(page.request, person.email)).toEqual({ charged: 25_000, refunded: 0 });
});

test('a payment that the bank did not approve costs nothing, there and after the way back', async ({ page }) => {
  const checkout = await choose(page, 'Seeker');
  await checkout.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
  await checkout.getByRole('button', { name: 'Refuse payment' }).click();
  await expect(checkout.getByRole('alert')).toHaveText(
    'Your bank did not approve the payment. Nothing was charged; try another card.',
  );
  await checkout.getByRole('button', { name: 'Cancel' }).click();
  await expect(checkout.getByText('If your bank did not approve the payment, try another card')).toBeVisible();
  await expect(checkout.getByRole('button', { name: 'Become a Seeker' })).toBeEnabled();
  expect(await books(page.request, person.email)).toEqual({ charged: 0, refunded: 0 });
});

test('a second click leads to the checkout that is open already', async ({ page }) => {
  const first = await choose(page, 'Creator');
  await expect(first.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const second = await choose(page, 'Creator');
  await expect(second).toHaveURL(first.url());
});

test('whoever has paid is a member at once, though no report of it has come', async ({ page }) => {
  await withoutReports(page.request, async () => {
    await pay(await choose(page, 'Seeker', 'Monthly'), 'Seeker');
  });
});

test('a payment that nobody confirms yet is waited for with honest words', async ({ page }) => {
  await page.context().route('**/api/account/membership/sync', (route) => route.abort());
  await withoutReports(page.request, async () => {
    const checkout = await choose(page, 'Seeker');
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(checkout.getByText('Activating your membership...')).toBeVisible();
    await expect(checkout.getByText('You are now a Seeker member')).toHaveCount(0);
  });
});

test('who pays already is led to a change of plan, never to a second checkout', async ({ page, context }) => {
  await buy(page, 'Creator');
  await page.goto('/membership');
  await expect(page.getByText('You have this plan now.')).toBeVisible();
  await page.getByRole('article', { name: 'Visionary' }).getByRole('button').click();
  await expect(page).toHaveURL(/\/account\/membership\?/);
  await expect(page.getByRole('heading', { name: /Visionary, \$500 a year, from/ })).toBeFocused();
  expect(context.pages()).toHaveLength(1);
  expect(await books(page.request, person.email)).toEqual({ charged: 25_000, refunded: 0 });
});

test('a page that has not heard of the payment charges nobody twice either', async ({ page, context }) => {
  await page.route('**/api/account/membership', (route) => route.abort());
  const checkout = await choose(page, 'Seeker');
  await pay(checkout, 'Seeker');
  await checkout.close();
  await page.getByRole('article', { name: 'Visionary' }).getByRole('button').click();
  await expect(page.getByText('You have a paid membership already.')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/membership\?/);
  await expect.poll(() => context.pages().length).toBe(1);
  expect(await books(page.request, person.email)).toEqual({ charged: 10_000, refunded: 0 });
});
