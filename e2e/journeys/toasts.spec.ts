import { expect, test } from '@playwright/test';
import { createTestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('an old error toast is removed when the action succeeds', async ({ page }) => {
  await openPageUntilIdle(page, '/contact');
  const form = page.getByRole('contentinfo');
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Email required')).toBeVisible();
  await form.getByLabel('Email').fill(createTestPerson().email);
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Welcome to the movement')).toBeVisible();
  await expect(page.getByText('Email required')).toHaveCount(0);
});

test('a toast stays while it has the pointer or the focus, and disappears 5 s after both have left', async ({
  page,
}) => {
  await page.clock.install();
  await openPageUntilIdle(page, '/contact');
  const title = page.getByText('Email required');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Join' }).click();
  await title.hover();
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(title).toBeVisible();
  await title.hover();
  await page.getByRole('button', { name: 'Close' }).blur();
  await page.clock.runFor(10_000);
  await expect(title).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(title).toHaveCount(0);
});
