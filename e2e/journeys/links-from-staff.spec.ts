import { expect, test } from '@playwright/test';
import { callAdminApi, createTestPerson } from '../support/people.ts';

test('an invitation opens an account that first asks for a password', async ({ page }) => {
  const { email, password } = createTestPerson();
  const { action_link: link = '' } = await callAdminApi(page.request, 'generate_link', { type: 'invite', email });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Almost in' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});

test('a sign-in link works at the site itself', async ({ page }) => {
  const { email } = createTestPerson();
  const { action_link: link = '' } = await callAdminApi(page.request, 'generate_link', { type: 'magiclink', email });
  await page.goto(link);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  expect(page.url(), 'the URL no longer contains the session').not.toContain('access_token');
});

test('a used link shows a message and the next step', async ({ page, browser }) => {
  const { email } = createTestPerson();
  const { action_link: link = '' } = await callAdminApi(page.request, 'generate_link', { type: 'magiclink', email });
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const otherBrowser = await browser.newContext();
  const otherPage = await otherBrowser.newPage();
  await otherPage.goto(link);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'An old link' })).toBeVisible();
  await otherPage.getByRole('link', { name: 'Sign in' }).click();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible();
  await otherBrowser.close();
});
