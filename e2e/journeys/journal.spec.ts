import { expect, test } from '@playwright/test';
import { createContentItem, createUniqueTitle } from '../support/content.ts';
import { createAuthHeaders } from '../support/lessons.ts';
import { updateAccount, createMember, signIn } from '../support/people.ts';

test('a member writes, searches, edits, deletes and restores a journal entry', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/journal');
  await expect(page.getByText('Nothing written yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Write now' }).click();
  await expect(page.getByRole('textbox', { name: 'Write now' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Write now' }).fill('My brother and the lamp.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const entry = page.getByRole('article').filter({ hasText: 'the lamp' });
  await expect(entry).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your entries' }).fill('brother');
  await expect(page.getByText('1 of 1 entry contains “brother”.')).toBeVisible();
  await entry.getByRole('button', { name: /menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await entry.getByLabel('Your entry').fill('My brother, the lamp and the garden.');
  await entry.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article')).toContainText('the garden');
  await entry.getByRole('button', { name: /menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Back to the journal' }).click();
  await expect(page.getByRole('article')).toContainText('the garden');
});

test('today has its page and question, and the reply to it is in the journal', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await createMember(page.request), '/members/today');
  await expect(page.getByRole('link', { name: 'Get it by email' })).toBeVisible();
  const question = await page.locator('#question').textContent();
  await page.getByRole('button', { name: 'Send to a friend' }).click();
  await expect(page.getByText('Paste it into a message.')).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent.split('\n\n').slice(-2)).toEqual([question, new URL('/', page.url()).href]);
  await page.getByLabel('Your journal').fill('No one was awake.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your journal' }).click();
  await expect(page.getByRole('article')).toContainText('No one was awake.');
});

test('a member chooses earlier days by month and sees the own replies', async ({ page }) => {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  // The month must have no other reflection, so the month is before the demo data, and each retry uses another month.
  const long = 4 + test.info().retry;
  const question = createUniqueTitle('question');
  const draft = { date: tenthDayOfMonth(long).toISOString().slice(0, 10), title: 'A page', text: 'A text.', question };
  const { id: sourceId } = await createContentItem(page.request, 'reflections', draft);
  const entry = { clientId: crypto.randomUUID(), source: 'reflection', sourceId, text: 'A line of then.' };
  const headers = await createAuthHeaders(page.request, person);
  expect((await page.request.post('/api/journal', { headers, data: entry })).ok()).toBe(true);
  await signIn(page, person, '/members/today');
  const before = page.getByRole('region', { name: 'Days before' });
  await expect(before.getByText('Not written').first()).toBeVisible();
  const months = before.getByRole('combobox', { name: 'Which days' });
  const inWords = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  await months.selectOption(tenthDayOfMonth(long).toLocaleDateString('en-GB', inWords));
  await expect(before.getByRole('group')).toHaveCount(1);
  await expect(before.getByRole('group')).toContainText(question);
  await expect(before.getByText('You wrote')).toBeVisible();
  await months.selectOption(tenthDayOfMonth(long - 1).toLocaleDateString('en-GB', inWords));
  await expect(before.getByText(question)).toHaveCount(0);
});

function tenthDayOfMonth(monthsAgo: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 10));
}
