import { expect, test } from '@playwright/test';
import { getDemoCredentials, createTestPerson, signIn } from '../support/people.ts';

test('staff without a second factor must set one up before they write, and their input is sent afterwards', async ({
  page,
}) => {
  let refusals = 1;
  await page.route('**/api/functions/start-email-campaign', (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"code":"insufficient_aal"}' })
      : route.continue(),
  );
  const { email } = createTestPerson();
  await signIn(page, getDemoCredentials('admin'));
  await page.goto('/test-email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Welcome Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'This needs two-step sign-in' });
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Set it up' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await expect(tab.getByText('The admin needs two-step sign-in.')).toBeVisible();
  await tab.close();
  await dialog.getByRole('button', { name: 'I have set it up' }).click();
  await expect(page.getByText(`Welcome email sent successfully to ${email}`)).toBeVisible();
});
