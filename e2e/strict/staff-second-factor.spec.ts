import { expect, test } from '@playwright/test';
import { demoAccount, newPerson, signIn } from '../support/people.ts';
import { setUpFactor } from '../support/second-factor.ts';

test('staff without a second factor are led to one when they come to the admin, and back', async ({ page }) => {
  await signIn(page, demoAccount('editor'));
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await expect(page.getByText('The admin needs two-step sign-in.')).toBeVisible();
  await setUpFactor(page);
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('a form that is half filled when the second factor is asked for is sent once it is there', async ({ page }) => {
  const { email } = newPerson();
  await signIn(page, demoAccount('admin'));
  await page.goto('/test-email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Welcome Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'This needs two-step sign-in' });
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Set it up' }).click();
  const tab = await opened;
  await setUpFactor(tab);
  await tab.close();
  await dialog.getByRole('button', { name: 'I have set it up' }).click();
  await expect(page.getByText(`Welcome email sent successfully to ${email}`)).toBeVisible();
});

test('members are asked for nothing', async ({ page }) => {
  await signIn(page, demoAccount('free'), '/account');
  await expect(page.getByRole('region', { name: 'Two-step sign-in' }).getByText('It is off.')).toBeVisible();
});
