import { expect, test } from '@playwright/test';
import { extractEmailLinks, fetchOnlyEmail } from '../support/mailbox.ts';
import { createTestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('an email joins the list and gets the welcome when its owner confirms by email', async ({ page }) => {
  const { email } = createTestPerson();
  await openPageUntilIdle(page, '/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill(email);
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Welcome to the movement')).toBeVisible();
  await expect(page.getByText('Check your inbox and confirm your email')).toBeVisible();
  await expect(footer.getByLabel('Email')).toHaveValue('');

  const question = await fetchOnlyEmail(page.request, email);
  expect(question.subject).toBe('Please confirm your email address');
  await page.goto(
    extractEmailLinks(question).find((link) => link.includes('/subscribe/confirm')) ?? 'the mail has no link',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the movement' })).toBeVisible();
  await expect(page.getByRole('status').getByText('the eBook and your first daily reflection')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText("You're already part of our community!")).toBeVisible();
});

test('an incomplete link leads to the form that sends a new one', async ({ page }) => {
  await page.goto('/subscribe/confirm#token=nonsense');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'An old link' })).toBeVisible();
  const { email } = createTestPerson();
  const form = page.getByRole('form', { name: 'Join the mailing list' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Check your inbox and confirm your email')).toBeVisible();
  await fetchOnlyEmail(page.request, email);
});
