import { expect, test } from '@playwright/test';
import { mailAbout } from '../support/mailbox.ts';
import { fillSignUp, newPerson } from '../support/people.ts';

test('an account opens once its address is confirmed, and not before', async ({ page }) => {
  const person = newPerson();
  const main = page.getByRole('main');
  await page.goto('/auth?mode=sign-up');
  await fillSignUp(page, person);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  await expect(main.getByText(`We sent a mail to ${person.email}`)).toBeVisible();

  await page.goto('/auth');
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Password').fill(person.password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();

  const { link } = await mailAbout(page.request, person.email, 'signup');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: 'Confirm address' }).first().click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(page.getByRole('complementary', { name: 'Confirm your address' })).toHaveCount(0);
});

test('the code of the mail opens it too, where the account was made', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth?mode=sign-up');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  const { code } = await mailAbout(page.request, person.email, 'signup');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});
