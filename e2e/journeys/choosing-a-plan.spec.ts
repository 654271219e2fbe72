import { expect, test, type Page } from '@playwright/test';
import { fetchPaymentTotals, payCheckout } from '../support/checkout.ts';
import { getDemoCredentials, fillSignUpForm, createTestPerson, createMember, signUp } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const main = (page: Page) => page.getByRole('main');

async function chooseSignedOut(page: Page): Promise<void> {
  await openPageUntilIdle(page, '/membership');
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await page.getByRole('article', { name: 'Creator' }).getByRole('button').click();
  await expect(main(page).getByRole('button', { name: 'Create account' })).toBeVisible();
  const chosen = page.getByRole('region', { name: 'You chose' });
  await expect(chosen).toContainText('Creator');
  await expect(chosen).toContainText('$25 a month');
}

const expectPaymentOpen = (page: Page) =>
  expect(main(page).getByText('Payment for Creator is open in the other tab.')).toBeVisible();

test('a visitor chooses a plan, creates an account and pays without choosing again', async ({ page }) => {
  const person = createTestPerson();
  await chooseSignedOut(page);
  await fillSignUpForm(page, person);
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  const checkout = await opened;
  await expect(page).toHaveURL(/\/membership\?/);
  await expectPaymentOpen(page);
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await payCheckout(checkout, 'Creator');
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 2_500, refunded: 0 });
  await page.bringToFront();
  await expect(main(page).getByText(/You have Creator at \$25 a month/)).toBeVisible();
  await expect(main(page).getByText('is open in the other tab')).toHaveCount(0);
});

test('a visitor with an account signs in instead, and the plan stays chosen', async ({ page }) => {
  const { email, password } = await createMember(page.request);
  await chooseSignedOut(page);
  await main(page).getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByRole('region', { name: 'You chose' })).toContainText('Creator');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password').fill(password);
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  const checkout = await opened;
  await expectPaymentOpen(page);
  await checkout.getByRole('button', { name: 'Cancel' }).click();
  await expect(checkout).toHaveURL(/canceled=true/);
  await expect(main(page).getByText('is open in the other tab')).toHaveCount(0);
  await expect(main(page).getByText('You chose Creator, $25 a month.')).toBeVisible();
});

test('the payment tab closes and the plan is preserved when the account cannot be created', async ({
  page,
  context,
}) => {
  await chooseSignedOut(page);
  await fillSignUpForm(page, { ...createTestPerson(), email: getDemoCredentials('free').email });
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await opened;
  await expect(main(page).getByText('This email already has an account')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  await expect(page.getByRole('region', { name: 'You chose' })).toContainText('Creator');
});

test('an invalid form opens no tab', async ({ page, context }) => {
  await chooseSignedOut(page);
  await fillSignUpForm(page, { ...createTestPerson(), password: 'short' });
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByText('Password must be at least 8 characters')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('the payment tab closes and one click retries when the checkout cannot be opened', async ({ page, context }) => {
  await page.route('**/api/functions/create-checkout', (route) => route.abort(), { times: 1 });
  await chooseSignedOut(page);
  await fillSignUpForm(page, createTestPerson());
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Failed to create checkout session. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/membership\?/);
  await expect.poll(() => context.pages().length).toBe(1);
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Go to payment' }).click();
  await expect((await opened).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expectPaymentOpen(page);
});

test('the page shows a link when the browser blocks the payment tab', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await chooseSignedOut(page);
  await fillSignUpForm(page, createTestPerson());
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/membership\?/);
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('link', { name: 'Go to payment' }).click();
  await expect((await opened).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});

test('the first tab shows that the payment is open, with a link to it', async ({ page }) => {
  await signUp(page, createTestPerson());
  await openPageUntilIdle(page, '/membership');
  const opened = page.waitForEvent('popup');
  await page.getByRole('article', { name: 'Creator' }).getByRole('button').click();
  await opened;
  await expectPaymentOpen(page);
  const again = page.waitForEvent('popup');
  await main(page).getByRole('link', { name: 'Open it again' }).click();
  await expect((await again).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});

test('the first tab offers no second payment while the membership is being activated', async ({ page }) => {
  await signUp(page, createTestPerson());
  let before: string | undefined;
  await page.route('**/api/account/membership', async (route) => {
    before ??= await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: before });
  });
  await openPageUntilIdle(page, '/membership?plan=creator&billing=monthly');
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Go to payment' }).click();
  await payCheckout(await opened, 'Creator');
  await expect(main(page).getByText('Your payment went through.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Go to payment' })).toHaveCount(0);
});
