import { expect, test } from '@playwright/test';
import { openSettled } from '../support/settled.ts';

test('an unknown address answers 404 with the way home', async ({ page }) => {
  const answered = await page.goto('/no/such/page');
  expect(answered?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown address met inside the app is asked of the server, which answers 404', async ({ page }) => {
  await openSettled(page, '/');
  const asked = page.waitForResponse((response) => response.url().endsWith('/no/such/page'));
  await page.evaluate(() => {
    history.pushState({}, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
});
