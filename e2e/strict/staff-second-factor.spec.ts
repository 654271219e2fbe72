import { expect, test } from '@playwright/test';
import { getDemoCredentials, createTestPerson, signIn } from '../support/people.ts';
import { setUpTwoStepSignIn } from '../support/second-factor.ts';

test('staff without a second factor must set one up to open the admin, and return to it', async ({ page }) => {
  await signIn(page, getDemoCredentials('editor'));
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await expect(page.getByText('The admin needs two-step sign-in.')).toBeVisible();
  await setUpTwoStepSignIn(page);
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('a half-filled form is sent after the second factor is set up', async ({ page }) => {
  const { email } = createTestPerson();
  await signIn(page, getDemoCredentials('admin'));
  await page.goto('/test-email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Welcome Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'This needs two-step sign-in' });
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Set it up' }).click();
  const tab = await opened;
  await setUpTwoStepSignIn(tab);
  await tab.close();
  await dialog.getByRole('button', { name: 'I have set it up' }).click();
  await expect(page.getByText(`Welcome email sent successfully to ${email}`)).toBeVisible();
});

test('members need no second factor', async ({ page }) => {
  await signIn(page, getDemoCredentials('free'), '/account');
  await expect(page.getByRole('region', { name: 'Two-step sign-in' }).getByText('It is off.')).toBeVisible();
});
