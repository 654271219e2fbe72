import { expect, test, type Page } from '@playwright/test';
import { startStandaloneAdmin } from '../support/standalone-admin.ts';
import { createAuthenticatorCode } from '../support/authenticator.ts';
import { getDemoCredentials, createMember, signIn, type TestPerson } from '../support/people.ts';
import { setUpTwoStepSignIn, submitRecoveryCode } from '../support/second-factor.ts';

let admin: Awaited<ReturnType<typeof startStandaloneAdmin>>;
test.beforeAll(async ({ baseURL }) => {
  admin = await startStandaloneAdmin(baseURL ?? '');
});
test.afterAll(() => admin.close());

test('staff sign in to the standalone admin', async ({ page }) => {
  await signInToAdmin(page, getDemoCredentials('support'));
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('the standalone admin asks for a code of the app or a recovery code', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account/second-factor');
  const { key, codes } = await setUpTwoStepSignIn(page);

  await signInToAdmin(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription('Wrong code. Enter the one your app shows now.');
  await expect(code).toBeFocused();
  await code.fill(createAuthenticatorCode(key, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInToAdmin(page, person);
  await submitRecoveryCode(page, codes[0]);
  await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();
});

test('the standalone admin sends staff to the site when they must set up two-step sign-in', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/auth/settings', async (route) => {
    const answered = await route.fetch();
    await route.fulfill({ json: { ...((await answered.json()) as object), staff_second_factor: true } });
  });
  await signInToAdmin(page, getDemoCredentials('support'));
  await expect(page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' })).toBeVisible();
  const way = page.getByRole('link', { name: 'Set it up' });
  await expect(way).toHaveAttribute('href', new URL('/account/second-factor', baseURL).href);
  await page.getByRole('button', { name: 'Done? Sign in again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

async function signInToAdmin(page: Page, { email, password }: Pick<TestPerson, 'email' | 'password'>): Promise<void> {
  await page.goto(admin.origin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
