import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { fetchLatestAccountEmail, fetchEmailedCode } from '../support/mailbox.ts';
import { createTestPerson, createMember, signIn, signInByForm, signUp } from '../support/people.ts';

test('the banner disappears when a member confirms a new email with the code', async ({ page }) => {
  const person = createTestPerson();
  await signUp(page, person);
  const banner = page.getByRole('complementary', { name: 'Confirm your email' });
  await expect(banner).toContainText(person.email);
  const { code } = await fetchLatestAccountEmail(page.request, person.email, 'signup');
  await banner.getByRole('link', { name: 'Enter the code' }).click();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(banner).toHaveCount(0);
});

test('the email changes when the old and the new email have confirmed', async ({ page, browser }) => {
  const person = await createMember(page.request);
  const { email } = createTestPerson();
  await signIn(page, person, '/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByRole('button', { name: 'Send both emails' }).click();
  await expect(page.getByText('Your email is changing to')).toBeVisible();

  const { link } = await fetchLatestAccountEmail(page.request, person.email, 'email_change');
  const phone = await browser.newContext();
  const there = await phone.newPage();
  await there.goto(link);
  await there.getByRole('button', { name: 'Confirm the change' }).first().click();
  await expect(there.getByText('This email is confirmed.')).toBeVisible();
  await phone.close();

  const { code } = await fetchLatestAccountEmail(page.request, email, 'email_change');
  const form = page.getByRole('region', { name: 'Email' });
  await form.getByLabel(`Code sent to ${email}`).fill(code);
  await form.getByRole('button', { name: 'Confirm' }).last().click();
  await expect(page.getByText('Your email is changed.')).toBeVisible();
  await expect(form.getByText('Your email is changing to')).toHaveCount(0);
  await expect(form).toContainText(email);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
});

test('the dashboard greets a member by the new name after a change', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/account');
  const form = page.getByRole('region', { name: 'Name' });
  await form.getByLabel('First name').fill('');
  await form.getByRole('button', { name: 'Save name' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await form.getByLabel('First name').fill('Ifeoma');
  await form.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await page.goto('/members/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ifeoma');
});

test('the password changes only when the member enters the current one', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account');
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password').fill('eleven slow evenings');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password')).toBeFocused();
  await form.getByLabel('Current password').fill(person.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInByForm(page, { ...person, password: 'eleven slow evenings' });
});

test('a member who forgot the password confirms by email instead', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account');
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByRole('button', { name: 'Email me a code instead' }).click();
  const code = await fetchEmailedCode(page.request, person.email);
  await form.getByLabel('Code from the email').fill(code === '000000' ? '000001' : '000000');
  await form.getByLabel('New password').fill('eleven slow evenings');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Code from the email')).toBeFocused();
  await expect(form.getByLabel('Code from the email')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Code from the email').fill(code);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('the form asks for an emailed code and keeps its input when the password is not enough', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account');
  let refusals = 1;
  await page.route('**/api/auth/user?**', (route) =>
    route.request().method() === 'PUT' && refusals-- > 0
      ? route.fulfill({ status: 400, json: { code: 400, error_code: 'reauthentication_needed', msg: 'Sign in again' } })
      : route.continue(),
  );
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill('eleven slow evenings');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('New password')).toHaveValue('eleven slow evenings');
  await form.getByLabel('Code from the email').fill(await fetchEmailedCode(page.request, person.email));
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('sign-out on all other devices ends the other session at its next request, and its form keeps the input', async ({
  page,
  browser,
}) => {
  const person = await createMember(page.request);
  const other = await browser.newContext();
  const there = await other.newPage();
  await signIn(there, person, '/account');
  const name = there.getByRole('region', { name: 'Name' }).getByLabel('First name');
  await name.fill('Half typed');
  await signIn(page, person, '/account');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Your other devices are signed out.')).toBeVisible();

  await there.getByRole('button', { name: 'Save name' }).click();
  await expect(there.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  await there.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await there.getByRole('button', { name: 'Sign in' }).click();
  await expect(name).toHaveValue('Half typed');
  await there.getByRole('button', { name: 'Save name' }).click();
  await expect(there.getByText('Your name is saved.')).toBeVisible();
  await other.close();
});

test('a member sees a session on another device and ends it', async ({ page, browser }) => {
  const person = await createMember(page.request);
  const other = await browser.newContext();
  const there = await other.newPage();
  await signIn(there, person, '/members/forum');
  await signIn(page, person, '/account');
  const sessions = page.getByRole('region', { name: 'Your devices' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Sign out .+ on / }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await there.reload();
  await expect(there.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('a member downloads all personal data as one file', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { account: { email: string } };
  expect(file.account.email).toBe(person.email);
});

test('a member can cancel the deletion of the account', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  const banner = page.getByRole('complementary', { name: 'Your account will be deleted' });
  await expect(banner).toContainText(/will be deleted on \w+ \d+ \w+/);
  await banner.getByRole('button', { name: 'Keep account' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
});
