import { expect, test, type Page } from '@playwright/test';
import { createAuthenticatorCode } from '../support/authenticator.ts';
import { fetchLatestAccountEmail } from '../support/mailbox.ts';
import { createTestPerson, createMember, signIn, signInByForm } from '../support/people.ts';
import { setUpTwoStepSignIn } from '../support/second-factor.ts';

const NEW_PASSWORD = 'eleven slow evenings';

test('a member replaces a forgotten password by the link in an email', async ({ page, browser }) => {
  const person = await createMember(page.request);
  await requestRecoveryEmail(page, person.email);
  const { link } = await fetchLatestAccountEmail(page.request, person.email, 'recovery');

  const phone = await browser.newContext();
  const otherPage = await phone.newPage();
  await otherPage.goto(link);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await otherPage.getByRole('button', { name: 'Choose a new password' }).click();
  await setNewPassword(otherPage);
  await phone.close();

  await signInByForm(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});

test('opening the link changes nothing, because mail scanners open links too', async ({ page }) => {
  const person = await createMember(page.request);
  await requestRecoveryEmail(page, person.email);
  const { link } = await fetchLatestAccountEmail(page.request, person.email, 'recovery');
  for (let time = 0; time < 3; time += 1) {
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeEnabled();
    await page.request.get(link);
  }
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await setNewPassword(page);
});

test('the code of the email works without the link', async ({ page }) => {
  const person = await createMember(page.request);
  await requestRecoveryEmail(page, person.email);
  const { code } = await fetchLatestAccountEmail(page.request, person.email, 'recovery');
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is wrong or too old.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Almost in' })).toBeVisible();
  await page.reload();
  await setNewPassword(page);
});

test('the page does not reveal if an email has an account', async ({ page }) => {
  await requestRecoveryEmail(page, createTestPerson().email);
});

test('a link works once', async ({ page, browser }) => {
  const person = await createMember(page.request);
  await requestRecoveryEmail(page, person.email);
  const { link } = await fetchLatestAccountEmail(page.request, person.email, 'recovery');
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await setNewPassword(page);
  const otherBrowser = await browser.newContext();
  const otherPage = await otherBrowser.newPage();
  await otherPage.goto(link);
  await otherPage.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(otherPage.getByText('This link was used or is too old.')).toBeVisible();
  await otherBrowser.close();
});

test('an account with a second factor asks for it before the new password', async ({ page, browser }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account/second-factor');
  const { key } = await setUpTwoStepSignIn(page);

  const phone = await browser.newContext();
  const otherPage = await phone.newPage();
  await requestRecoveryEmail(otherPage, person.email);
  const { link } = await fetchLatestAccountEmail(page.request, person.email, 'recovery');
  await otherPage.goto(link);
  await otherPage.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(otherPage.getByText('Enter a code to choose a new password')).toBeVisible();
  await expect(otherPage.getByLabel('New password', { exact: true })).toHaveCount(0);
  await otherPage.getByLabel('Code from your authenticator app').fill(createAuthenticatorCode(key, 1));
  await otherPage.getByRole('button', { name: 'Continue' }).click();
  await setNewPassword(otherPage);
  await phone.close();
});

async function requestRecoveryEmail(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await main.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}

async function setNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
}
