import { expect, test, type Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { oldFriend, signIn, type Person } from '../support/people.ts';

test('a second factor is set up, asked for at sign-in, and turned off again', async ({ page }) => {
  const person = await oldFriend(page.request);
  await signIn(page, person, '/account');
  const part = page.getByRole('region', { name: 'Second factor' });
  await part.getByRole('link', { name: 'Set it up' }).click();
  const { key } = await setUp(page);
  await expect(page).toHaveURL(/\/account#second-factor$/);
  await expect(part.getByText('10 of your recovery codes are left.')).toBeVisible();

  await signOut(page);
  await halfway(page, person);
  await page.goto('/members/dashboard');
  await expect(page, 'the password alone opens nothing').toHaveURL(/\/auth/);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid TOTP code entered')).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);

  await page.goto('/account');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect(part.getByRole('link', { name: 'Set it up' })).toBeVisible();
});

test('a recovery code opens the account once when the phone is gone', async ({ page }) => {
  const person = await oldFriend(page.request);
  await signIn(page, person, '/account/second-factor');
  const { codes } = await setUp(page);
  for (const [attempt, isTaken] of [true, false].entries()) {
    await signOut(page);
    await halfway(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    if (isTaken) await expect(page, `try ${attempt + 1}`).toHaveURL(/\/members\/dashboard$/);
    else await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true');
  }
});

/** From the page's first sentence to its last; answers what the person would have kept. */
async function setUp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'I have an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await page.getByLabel('Key').textContent()) ?? '';
  await page.getByLabel('Code from your authenticator app').fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { key, codes };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
}

async function halfway(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One thing more' })).toBeVisible();
}
