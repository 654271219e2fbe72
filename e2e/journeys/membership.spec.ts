import { expect, test } from '@playwright/test';
import { openCheckout } from '../support/checkout.ts';
import { createTestPerson, signUp } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const PRICES = [
  ['Seeker', '$10', '$100'],
  ['Creator', '$25', '$250'],
  ['Visionary', '$50', '$500'],
] as const;

test('the three plans show their prices, yearly first', async ({ page }) => {
  await openPageUntilIdle(page, '/membership');
  for (const [name, , yearly] of PRICES)
    await expect(page.getByRole('article', { name }).getByText(yearly, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  for (const [name, monthly] of PRICES)
    await expect(page.getByRole('article', { name }).getByText(monthly, { exact: true })).toBeVisible();
  await expect(page.getByText('Most Popular')).toHaveCount(1);
});

test('the plans are in the document before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/membership');
  await expect(page.getByRole('article', { name: 'Creator' })).toContainText('$250');
  await context.close();
});

test('the return page shows no payment to a visitor without one', async ({ page }) => {
  await page.goto('/membership?success=true');
  const main = page.getByRole('main');
  await expect(main.getByText('If you have just paid, sign in to see your membership.')).toBeVisible();
  await expect(main.getByText(/payment went through/)).toHaveCount(0);
});

test('an abandoned checkout charges nothing, and the page shows it', async ({ page }) => {
  await signUp(page, createTestPerson());
  const checkout = await openCheckout(page, 'Seeker');
  await checkout.getByRole('button', { name: 'Cancel' }).click();
  await expect(checkout).toHaveURL(/\/membership\?canceled=true/);
  await expect(checkout.getByText('nothing was charged')).toBeVisible();
});

test('the page shows an error and leaves no empty tab when the checkout cannot be created', async ({
  page,
  context,
}) => {
  await signUp(page, createTestPerson());
  await page.route('**/api/functions/create-checkout', (route) => route.abort());
  await openPageUntilIdle(page, '/membership');
  await page.getByRole('article', { name: 'Seeker' }).getByRole('button').click();
  await expect(page.getByText('Failed to create checkout session. Please try again.')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});

test('the page shows a link to the checkout when the browser blocks the new tab', async ({ page }) => {
  await signUp(page, createTestPerson());
  await page.addInitScript(() => (window.open = () => null));
  await openPageUntilIdle(page, '/membership');
  await page.getByRole('article', { name: 'Seeker' }).getByRole('button').click();
  await expect(page.getByRole('link', { name: 'Go to payment' })).toBeVisible();
});
