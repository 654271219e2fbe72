import { expect, test } from '@playwright/test';
import { createAuthenticatorCode } from '../support/authenticator.ts';
import { createMember, signIn } from '../support/people.ts';
import { signInUntilSecondFactor, setUpTwoStepSignIn, submitRecoveryCode, signOut } from '../support/second-factor.ts';

test('a member sets up two-step sign-in, uses it and turns it off again', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account');
  const part = page.getByRole('region', { name: 'Two-step sign-in' });
  await part.getByRole('link', { name: 'Set it up' }).click();
  const { key } = await setUpTwoStepSignIn(page);
  await expect(page).toHaveURL(/\/account#second-factor$/);
  await expect(part.getByText('10 of your recovery codes are left.')).toBeVisible();

  await signOut(page);
  await signInUntilSecondFactor(page, person);
  await page.goto('/members/dashboard');
  await expect(page, 'the password alone opens nothing').toHaveURL(/\/auth/);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Wrong code. Enter the one your app shows now.')).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(createAuthenticatorCode(key, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);

  await page.goto('/account');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('link', { name: 'Set it up' })).toBeVisible();
});

test('a recovery code signs in once when the phone is lost', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account/second-factor');
  const { codes } = await setUpTwoStepSignIn(page);
  for (const [attempt, isTaken] of [true, false].entries()) {
    await signOut(page);
    await signInUntilSecondFactor(page, person);
    await submitRecoveryCode(page, codes[0]);
    if (isTaken) await expect(page, `try ${attempt + 1}`).toHaveURL(/\/members\/dashboard$/);
    else await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true');
  }
});

test('new recovery codes replace the old ones', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account/second-factor');
  const { codes: old } = await setUpTwoStepSignIn(page);
  const part = page.getByRole('region', { name: 'Two-step sign-in' });
  await part.getByRole('button', { name: 'Make new recovery codes' }).click();
  const list = part.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await part.getByRole('button', { name: 'I have saved them' }).click();
  await signOut(page);
  await signInUntilSecondFactor(page, person);
  await submitRecoveryCode(page, old[1]);
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/wrong or was used before/);
  await page.getByLabel('Recovery code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await page.goto('/account');
  await expect(part.getByText('9 of your recovery codes are left.')).toBeVisible();
});

test('the setup page shows when a second factor exists already', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/account/second-factor');
  await setUpTwoStepSignIn(page);
  await page.goto('/account/second-factor');
  await expect(page.getByText('It is on. You sign in with your password and a code')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have an app' })).toHaveCount(0);
});

test('`next` of two-step sign-in opens only pages of this site', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/account/second-factor');
  await setUpTwoStepSignIn(page);
  const wanted = [
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
  ];
  for (const next of wanted) {
    await page.goto(`/account/second-factor?next=${encodeURIComponent(next)}`);
    const way = page.getByRole('main').getByRole('link', { name: 'Continue' });
    await expect(way, next).toHaveAttribute('href', '/members/dashboard');
  }
  await page.goto(`/auth?next=${encodeURIComponent('/.//evil.example')}`);
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});
