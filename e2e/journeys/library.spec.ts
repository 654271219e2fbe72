import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { getDemoCredentials, signIn } from '../support/people.ts';

const fileRow = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const openLibrary = async (page: Page, account: 'seeker' | 'creator' | 'visionary' = 'creator') => {
  await signIn(page, getDemoCredentials(account));
  await page.goto('/members/resources');
  await expect(fileRow(page, 'Foundations Workbook')).toBeVisible();
};

test('a member downloads a file, stores it on the device and opens it offline; sign-out deletes it', async ({
  page,
}) => {
  await openLibrary(page);
  const row = fileRow(page, 'Foundations Workbook');
  await expect(row).toContainText('PDF, 45 KB');
  await expect(row).toContainText('14 pages');
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download Foundations Workbook' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Foundations Workbook.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(row.getByText(/^Saved on /)).toBeVisible();

  await page.reload();
  await expect(row.getByText(/^Saved on /)).toBeVisible();
  await page.context().setOffline(true);
  const opened = page.waitForEvent('popup');
  await row.getByRole('button', { name: 'Open Foundations Workbook' }).click();
  await opened;
  await page.context().setOffline(false);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('an interrupted download shows an error and can be retried', async ({ page }) => {
  await openLibrary(page);
  const row = fileRow(page, 'Foundations Workbook');
  await page.route('**/api/resources/*/file**', (route) => route.abort('connectionreset'), { times: 1 });
  await row.getByRole('button', { name: 'Download Foundations Workbook' }).click();
  await expect(row.getByRole('alert')).toHaveText('You went offline.');
  await row.getByRole('button', { name: 'Try again Foundations Workbook' }).click();
  await expect(row.getByText(/^Saved on /)).toBeVisible();
});

test('a file is rejected with a message when the membership no longer includes it', async ({ page }) => {
  await openLibrary(page);
  const problem = { status: 403, code: 'content.locked', title: 'Forbidden', detail: 'This opens with Creator.' };
  await page.route('**/api/resources/*/file**', (route) => route.fulfill({ status: 403, json: problem }), { times: 1 });
  const row = fileRow(page, 'Foundations Workbook');
  await row.getByRole('button', { name: 'Download Foundations Workbook' }).click();
  await expect(row.getByRole('alert')).toHaveText('This opens with Creator.');
});

test('files above the tier show their size and no link', async ({ page }) => {
  await openLibrary(page, 'seeker');
  const row = fileRow(page, 'Venture Canvas');
  await expect(row).toContainText('Visionary+');
  await expect(row).toContainText('3 pages');
  await expect(row.getByRole('link', { name: 'See membership to open Venture Canvas' })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await page.content()).not.toContain('venture-canvas.pdf');
});

test('the library filters by tag and title, and the URL contains both', async ({ page }) => {
  await openLibrary(page);
  await page.getByRole('radio', { name: 'To print' }).click();
  await expect(page.getByRole('radio', { name: 'To print' })).toBeChecked();
  await expect(fileRow(page, 'Venture Canvas')).toBeHidden();
  await page.getByLabel('Find a title').fill('noticing');
  await expect(page.getByText('1 resource', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/tag=to\+print&title=noticing/);
  await page.reload();
  await expect(fileRow(page, 'A Week of Noticing')).toBeVisible();
  await expect(fileRow(page, 'Foundations Workbook')).toBeHidden();
  await page.getByLabel('Find a title').fill('nothing is called this');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});
