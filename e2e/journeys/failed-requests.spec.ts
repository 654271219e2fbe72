import { expect, test, type Page } from '@playwright/test';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const OUR_SIDE = 'Something went wrong on our side.';

test('the dashboard shows an error, and not the free plan, when its request fails', async ({ page }) => {
  await failRequests(page, '**/api/members/dashboard?*');
  await signIn(page, getDemoCredentials('creator'));
  const alert = page.getByRole('alert').filter({ hasText: 'We could not load your page.' });
  await expect(alert).toContainText(OUR_SIDE);
  await expect(page.getByText('Upgrade to unlock')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See membership' })).toHaveCount(0);
  await page.unroute('**/api/members/dashboard?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your membership: Creator')).toBeVisible();
});

test('the membership stays as it is when a later check fails', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'));
  await expect(page.getByText('Your membership: Creator')).toBeVisible();
  await failRequests(page, '**/api/functions/check-subscription');
  const asked = page.waitForResponse('**/api/functions/check-subscription');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect((await asked).status()).toBe(500);
  await expect(page.getByText('Your membership: Creator')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an error blames the network only while it is offline', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'), '/account');
  await failRequests(page, '**/api/replays?*');
  await page.goto('/members/replays');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(OUR_SIDE);
  await page.context().setOffline(true);
  await expect(alert).toContainText('You are offline.');
  await page.context().setOffline(false);
  await expect(alert).toContainText(OUR_SIDE);
});

test('the page distinguishes a missing module from a failed request', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'), '/members/modules/no-such-module');
  await expect(page.getByText('This module does not exist.')).toBeVisible();
  await failRequests(page, '**/api/modules/*');
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load this module.' })).toContainText(OUR_SIDE);
});

test('staff see no offers and open the rooms that they manage', async ({ page }) => {
  await signIn(page, getDemoCredentials('editor'));
  await expect(page.getByRole('region', { name: 'Included in your plan' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByText('Upgrade to unlock')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See membership' })).toHaveCount(0);
});

for (const end of ['success=true', 'canceled=true', 'success=true&session_id=cs_1'])
  test(`the page after the checkout hydrates without errors: ${end}`, async ({ page }) => {
    const complaints = await collectBrowserErrors(page);
    await openPageUntilIdle(page, `/membership?${end}`);
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

async function failRequests(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 'internal', title: 'Internal' } }));
}
