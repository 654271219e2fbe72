import { expect, type Page } from '@playwright/test';
import { createAuthenticatorCode } from './authenticator.ts';
import type { TestPerson } from './people.ts';

export async function setUpTwoStepSignIn(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'I have an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await page.getByLabel('Key').textContent()) ?? '';
  await page.getByLabel('Code from your authenticator app').fill(createAuthenticatorCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { key, codes };
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
}

export async function signInUntilSecondFactor(page: Page, { email, password }: TestPerson): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
}

export async function submitRecoveryCode(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}
