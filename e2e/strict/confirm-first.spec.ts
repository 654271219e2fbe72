import { expect, test } from '@playwright/test';
import { fetchLatestAccountEmail } from '../support/mailbox.ts';
import { fillSignUpForm, createTestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('an account can sign in only after its email is confirmed', async ({ page }) => {
  const person = createTestPerson();
  const main = page.getByRole('main');
  await page.goto('/auth?mode=sign-up');
  await fillSignUpForm(page, person);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect(main.getByText(`We sent an email to ${person.email}`)).toBeVisible();

  await page.goto('/auth');
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Password').fill(person.password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

  const { link } = await fetchLatestAccountEmail(page.request, person.email, 'signup');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: 'Confirm email' }).first().click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(page.getByRole('complementary', { name: 'Confirm your email' })).toHaveCount(0);
});

test('the code of the email confirms the account in the browser that created it', async ({ page }) => {
  const person = createTestPerson();
  await page.goto('/auth?mode=sign-up');
  await fillSignUpForm(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  const { code } = await fetchLatestAccountEmail(page.request, person.email, 'signup');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});

for (const by of ['link', 'code'] as const)
  test(`the chosen plan is preserved when the email is confirmed by the ${by}`, async ({ page, context }) => {
    const person = createTestPerson();
    const main = page.getByRole('main');
    await openPageUntilIdle(page, '/membership');
    await page.getByRole('article', { name: 'Creator' }).getByRole('button').click();
    await fillSignUpForm(page, person);
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await expect.poll(() => context.pages().length, { message: 'the payment tab is closed' }).toBe(1);

    const { link, code } = await fetchLatestAccountEmail(page.request, person.email, 'signup');
    if (by === 'link') await page.goto(link);
    else await page.getByLabel('Code').fill(code);
    await main.getByRole('button', { name: 'Confirm email' }).first().click();
    await expect(main.getByText('You chose Creator, $250 a year.')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await main.getByRole('button', { name: 'Go to payment' }).click();
    await expect((await opened).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });
