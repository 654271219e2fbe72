import { expect, test } from '@playwright/test';
import { openMemberList } from '../support/member-list.ts';

test('the list of members has no duplicate rows across pages, and Previous shows the same rows again', async ({
  page,
}) => {
  await openMemberList(page);
  const names = () => page.getByRole('row').filter({ hasText: '@' }).allInnerTexts();
  await expect(page.getByText(/^1 to 20 of /)).toBeVisible();
  const first = await names();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^21 to 40 of /)).toBeVisible();
  await expect.poll(names).not.toEqual(first);
  const second = await names();
  expect(new Set([...first, ...second]).size).toBe(40);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(/^1 to 20 of /)).toBeVisible();
  await expect.poll(names).toEqual(first);
});
