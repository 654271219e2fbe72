import { expect, test } from '@playwright/test';
import { fetchPaymentTotals, buyPlan, openCheckout, payCheckout, runWithDelayedWebhooks } from '../support/checkout.ts';
import { createMember, signIn, type TestPerson } from '../support/people.ts';

let person: TestPerson;
test.beforeEach(async ({ page }) => {
  person = await createMember(page.request);
  await signIn(page, person);
});

test('the checkout charges nothing and shows an error when a card is declined, and accepts another card', async ({
  page,
}) => {
  const checkout = await openCheckout(page, 'Creator');
  await checkout.getByRole('button', { name: 'Decline the card' }).click();
  await expect(checkout.getByRole('alert')).toHaveText(
    'The bank declined the card. Nothing was charged; try another card.',
  );
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 0, refunded: 0 });
  await payCheckout(checkout, 'Creator');
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 25_000, refunded: 0 });
});

test('the checkout charges nothing when the bank rejects a payment, also after the return to the site', async ({
  page,
}) => {
  const checkout = await openCheckout(page, 'Seeker');
  await checkout.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
  await checkout.getByRole('button', { name: 'Refuse payment' }).click();
  await expect(checkout.getByRole('alert')).toHaveText(
    'Your bank did not approve the payment. Nothing was charged; try another card.',
  );
  await checkout.getByRole('button', { name: 'Cancel' }).click();
  await expect(checkout.getByText('If your bank did not approve the payment, try another card')).toBeVisible();
  await expect(checkout.getByRole('button', { name: 'Become a Seeker' })).toBeEnabled();
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 0, refunded: 0 });
});

test('the membership page opens the existing checkout when a visitor clicks twice', async ({ page }) => {
  const first = await openCheckout(page, 'Creator');
  await expect(first.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const second = await openCheckout(page, 'Creator');
  await expect(second).toHaveURL(first.url());
});

test('a visitor is a member right after the payment when the webhook is late', async ({ page }) => {
  await runWithDelayedWebhooks(page.request, async () => {
    await payCheckout(await openCheckout(page, 'Seeker', 'Monthly'), 'Seeker');
  });
});

test('the return page shows that the payment is pending when it is not confirmed yet', async ({ page }) => {
  await page.context().route('**/api/account/membership/sync', (route) => route.abort());
  await runWithDelayedWebhooks(page.request, async () => {
    const checkout = await openCheckout(page, 'Seeker');
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(checkout.getByText('Activating your membership...')).toBeVisible();
    await expect(checkout.getByText('You are now a Seeker member')).toHaveCount(0);
  });
});

test('the membership page offers a change of plan, and no second checkout, when a member has a plan', async ({
  page,
  context,
}) => {
  await buyPlan(page, 'Creator');
  await page.goto('/membership');
  await expect(page.getByText('You have this plan now.')).toBeVisible();
  await page.getByRole('article', { name: 'Visionary' }).getByRole('button').click();
  await expect(page).toHaveURL(/\/account\/membership\?/);
  await expect(page.getByRole('heading', { name: /Visionary, \$500 a year, from/ })).toBeFocused();
  expect(context.pages()).toHaveLength(1);
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 25_000, refunded: 0 });
});

test('a member with an outdated page is not charged twice', async ({ page, context }) => {
  await page.route('**/api/account/membership', (route) => route.abort());
  const checkout = await openCheckout(page, 'Seeker');
  await payCheckout(checkout, 'Seeker');
  await checkout.close();
  await page.getByRole('article', { name: 'Visionary' }).getByRole('button').click();
  await expect(page.getByText('You have a paid membership already.')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/membership\?/);
  await expect.poll(() => context.pages().length).toBe(1);
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 10_000, refunded: 0 });
});
