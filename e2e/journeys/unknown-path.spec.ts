import { expect, test } from '@playwright/test';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle, startApp } from '../support/settle.ts';

test('an unknown path returns 404 with a link home', async ({ page }) => {
  const answered = await page.goto('/no/such/page');
  expect(answered?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown path inside the app is requested from the server, which returns 404', async ({ page }) => {
  await openPageUntilIdle(page, '/');
  await startApp(page);
  const asked = page.waitForResponse((response) => response.url().endsWith('/no/such/page'));
  await page.evaluate(() => {
    history.pushState({}, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
});

test('the admin shows a message for an unknown path and reports it to the server', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'), '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const reported = page.waitForResponse((response) => response.url().endsWith('/not-found/admin/no/such/page'));
  const answered = await page.goto('/admin/no/such/page');
  expect(answered?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect((await reported).status()).toBe(404);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('every path of the admin returns its document, and other paths do not', async ({ request }) => {
  for (const path of ['/admin', '/admin/', '/admin/users', '/admin/a/page/of/tomorrow?q=1']) {
    const answered = await request.get(path);
    expect([path, answered.status()]).toEqual([path, 200]);
    expect(await answered.text()).toContain('<div id="root"');
  }
  expect((await request.get('/administration')).status()).toBe(404);
});
