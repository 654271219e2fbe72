import { expect, test, type Page } from '@playwright/test';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import { getDemoCredentials, createMember, signIn } from '../support/people.ts';
import { expectMemberTier } from '../support/payment-api.ts';
import { buyPlanAsUnlinkedCustomer, linkStripeCustomer } from '../support/unlinked-customer.ts';

const open = (page: Page, role: 'admin' | 'editor' | 'support' = 'admin') =>
  signIn(page, getDemoCredentials(role), '/admin/billing');

test('billing shows its delay, its incoming events and the figures of its charts', async ({ page }) => {
  const complaints = await collectBrowserErrors(page);
  await open(page);
  await expect(page.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
  for (const term of ['Last event', 'Delay', 'Events', 'Unprocessed', 'Failed payments'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  const revenue = page.getByRole('region', { name: 'Monthly recurring revenue' });
  await expect(revenue.getByRole('strong')).toHaveText(/^\$[\d,.]+$/);
  await expect(revenue.locator('canvas')).toBeVisible();
  await revenue.getByText('Show the figures').click();
  await expect(revenue.getByRole('table').getByRole('row')).toHaveCount(13);
  const churn = page.getByRole('region', { name: 'Churn' });
  await churn.getByText('Show the figures').click();
  await expect(churn.getByRole('columnheader')).toHaveText(['Month', 'Ended', 'Active at the start', 'Share']);
  expect(complaints).toEqual([]);
});

test('an administrator processes an event again', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'All' }).click();
  const event = page.getByRole('row').filter({ hasText: 'customer.subscription.' }).first();
  await event.getByRole('button', { name: /^Replay/ }).click();
  await expect(page.getByText('Replay queued')).toBeVisible();
  await page.getByRole('tab', { name: 'Unprocessed' }).click();
  await expect(page.getByText('All events are processed.')).toBeVisible();
});

test('billing shows an event with its error when processing fails, and without it after the fix', async ({ page }) => {
  const person = await createMember(page.request);
  const customer = await buyPlanAsUnlinkedCustomer(page.request, 'creator');
  await open(page);
  const waiting = page.getByRole('table', { name: 'Unprocessed events' });
  const paid = waiting.getByRole('row').filter({ hasText: 'invoice.paid' }).first();
  await expect(paid).toContainText('failed');
  await expect(paid).toContainText('This customer bought a membership, but no account belongs to the customer.');

  await linkStripeCustomer(page.request, customer, person.email);
  const replays = await waiting.getByRole('button', { name: /^Replay/ }).allTextContents();
  for (const name of replays) await waiting.getByRole('button', { name }).click();
  await expect(page.getByText('All events are processed.')).toBeVisible();
  await expectMemberTier(page.request, person, 'creator');
  await page.getByRole('tab', { name: 'All' }).click();
  const dealtWith = page
    .getByRole('table', { name: 'All events' })
    .getByRole('row')
    .filter({ hasText: 'invoice.paid' });
  await expect(dealtWith.first()).toContainText('processed');
});

for (const role of ['support', 'editor'] as const)
  test(`billing is not in the menu of the role ${role}, and its page sends no request`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/billing')) asked.push(request.url());
    });
    await open(page, role);
    await expect(page.getByText('Only an administrator can open this page.')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Billing' })).toHaveCount(0);
    expect(asked).toEqual([]);
  });

test('billing shows an error and loads after a retry when its request fails', async ({ page }) => {
  await page.route('**/api/admin/billing', (route) => route.fulfill({ status: 403, json: { title: 'No' } }));
  await open(page);
  await expect(page.getByText('Failed to load billing').first()).toBeVisible();
  await page.unroute('**/api/admin/billing');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Churn' })).toBeVisible();
});
