import { expect, test } from '@playwright/test';
import { getDemoCredentials, fillSignUpForm, createTestPerson, signInByForm, signUp } from '../support/people.ts';
import { openPageUntilIdle, startApp } from '../support/settle.ts';

test('the form switches between sign-in and sign-up', async ({ page }) => {
  await page.goto('/auth');
  const main = page.getByRole('main');
  await expect(main.getByLabel('First name')).toHaveCount(0);
  await main.getByRole('link', { name: "Don't have an account? Sign up" }).click();
  await expect(main.getByLabel('First name')).toBeVisible();
  await main.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(main.getByLabel('First name')).toHaveCount(0);
});

test('the form shows only the first failed rule and focuses its field', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  const main = page.getByRole('main');
  await fillSignUpForm(page, { ...createTestPerson(), password: 'short', firstName: '', lastName: '' });
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(main.getByText('First name is required')).toHaveCount(0);
  await expect(main.getByLabel('Password')).toBeFocused();
  await expect(main.getByLabel('Password')).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
  await expect(main.getByLabel('Password')).toHaveValue('short');
});

test('the fields are in the order of their checks, so an empty form focuses the first', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('Invalid email address')).toBeVisible();
  await expect(main.getByRole('textbox').first()).toBeFocused();
  const names = await main.locator('input').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names).toEqual(['email', 'password', 'firstName', 'lastName']);
});

test('shows the error only at the password field and keeps the email when the password is wrong', async ({ page }) => {
  await page.goto('/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('free@example.org');
  await main.getByLabel('Password').fill('not the password');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByLabel('Password')).toHaveAccessibleDescription('Wrong email or password');
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  await expect(main.getByLabel('Password')).toBeFocused();
  await expect(main.getByLabel('Email')).toHaveValue('free@example.org');

  await main.getByLabel('Password').fill('demo-password');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Successfully signed in.')).toBeVisible();
});

test('the form shows the required password length, and the reason at the field when a password is rejected', async ({
  page,
}) => {
  await page.goto('/auth?mode=sign-up');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Password')).toHaveAccessibleDescription('At least 8 characters');
  await fillSignUpForm(page, { ...createTestPerson(), password: 'password1' });
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByLabel('Password')).toHaveAccessibleDescription(/attackers try first/);
  await expect(main.getByLabel('Password')).toBeFocused();
});

test('password recovery has its own URL and takes over the typed email', async ({ page }) => {
  await page.goto('/auth');
  const main = page.getByRole('main');
  const way = main.getByRole('link', { name: 'Forgot your password?' });
  await expect(way).toHaveAttribute('href', '/auth/recover');
  await main.getByLabel('Email').fill('free@example.org');
  await way.click();
  await expect(page).toHaveURL(/\/auth\/recover$/);
  await expect(main.getByLabel('Email')).toHaveValue('free@example.org');
});

for (const [rule, settings, isOpen] of [
  ['closed', { disable_signup: true, names_required: true, password_min: 8 }, false],
  ['open with other rules', { disable_signup: false, names_required: false, password_min: 12 }, true],
] as const)
  test(`the form follows the operator's settings when sign-up is ${rule}`, async ({ page }) => {
    await page.route('**/api/auth/settings', (route) => route.fulfill({ json: settings }));
    // The HTML of the sign-in page contains the real settings instead of the mock, so the test starts on another page.
    await openPageUntilIdle(page, '/about');
    await startApp(page);
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: "Don't have an account? Sign up" }).click();
    const closed = main.getByText('New accounts are closed at the moment.');
    await expect(isOpen ? main.getByText('At least 12 characters') : closed).toBeVisible();
    await expect(main.getByRole('button', { name: 'Create account' })).toHaveCount(isOpen ? 1 : 0);
    await expect(main.getByText('(optional)')).toHaveCount(isOpen ? 2 : 0);
  });

test('an email with an account cannot sign up again', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await fillSignUpForm(page, { ...createTestPerson(), email: 'FREE@example.org' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email already has an account')).toBeVisible();
});

test('the button is disabled and shows another text while the form is sent', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/auth/token**', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('free@example.org');
  await main.getByLabel('Password').fill('demo-password');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release.resolve();
  await expect(page.getByText('Successfully signed in.')).toBeVisible();
});

test('sign-out in one tab signs out the others', async ({ page, context }) => {
  await signUp(page, createTestPerson());
  const other = await context.newPage();
  await other.goto('/members/forum');
  await expect(other.getByRole('heading', { level: 1, name: 'Community Forum' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/auth/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
});

test('sign-in in one tab signs in an open visitor page', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('link', { name: 'Join Now' })).toBeVisible();
  await signInByForm(page, getDemoCredentials('free'));
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
