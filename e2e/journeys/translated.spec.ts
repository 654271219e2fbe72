import { expect, test } from '@playwright/test';
import { createMember, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';
import { simulatePageTranslation } from '../support/translation.ts';

test('a member writes and chooses when the browser has translated the page', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/^(A section|A page) failed/.test(message.text())) warnings.push(message.text());
  });
  await signIn(page, await createMember(page.request));

  await openPageUntilIdle(page, '/members/journal');
  await simulatePageTranslation(page);
  await page.getByRole('textbox', { name: 'Write now' }).pressSequentially('Written on a translated page.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Write now' }).pressSequentially(' And once more.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article')).toContainText('And once more.');

  await openPageUntilIdle(page, '/members/today');
  await simulatePageTranslation(page);
  await page.getByLabel('Your journal').pressSequentially('Today too.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await openPageUntilIdle(page, '/account/notifications');
  await simulatePageTranslation(page);
  const box = page.getByRole('checkbox').first();
  const isOn = await box.isChecked();
  await box.click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await box.click();
  await expect(box).toBeChecked({ checked: isOn });
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(warnings).toEqual([]);
});
