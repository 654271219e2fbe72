import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { openPageAsNewMember } from '../support/forum.ts';
import { createAdminHeaders } from '../support/people.ts';

test('a text that is too long stays in the field and is counted in visible characters', async ({ page }) => {
  await openPageAsNewMember(page, '/members/forum/new');
  const field = page.getByRole('textbox', { name: 'Your post' });
  await field.focus();
  await page.keyboard.insertText('🌅'.repeat(2_600));
  await expect(page.getByText('2,600 of 5,000 characters.')).toBeVisible();
  await page.keyboard.insertText('a'.repeat(2_401));
  await expect(page.getByText('5,001 of 5,000 characters: shorten it by 1.')).toBeVisible();
  await expect(field).toHaveValue('🌅'.repeat(2_600) + 'a'.repeat(2_401));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Post' })).toBeDisabled();

  await page.getByLabel('Title').focus();
  await page.keyboard.insertText(`Dawn ${crypto.randomUUID().slice(0, 8)} `.padEnd(125, 'w'));
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('125 of 120 characters: shorten it by 5.');
  for (let extra = 0; extra < 5; extra += 1) await page.getByLabel('Title').press('Backspace');
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('');

  await field.press('End');
  await field.press('Backspace');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('article')).toContainText('🌅'.repeat(2_600) + 'a'.repeat(2_400));
});

test('a member keeps the text and sees the reason when the topic is deleted or the member is suspended', async ({
  page,
  browser,
  request,
}) => {
  await openPageAsNewMember(page, '/members/forum/new');
  await createTopic(page, 'Gone before noon');
  const other = await (await browser.newContext()).newPage();
  await openPageAsNewMember(other, new URL(page.url()).pathname);
  await other.getByRole('textbox', { name: 'Your reply' }).fill('A long answer.');
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.getByRole('alert')).toHaveText('This topic is not available. Your text is saved on this device.');
  await other.reload();
  await expect(other.getByText('This topic is not available.')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your draft' })).toContainText('A long answer.');

  await other.goto('/members/forum/new');
  const postId = await createTopic(other, 'Crystals');
  await other.getByRole('textbox', { name: 'Your reply' }).fill('And more of it.');
  await suspend(request, postId);
  await expect(other.getByText(/^You can read the forum but not write in it until /)).toBeVisible();
  await expect(other.getByText('Nothing is sold here.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  await other.context().close();
});

test('unsent text is restored after a reload and deleted at sign-out', async ({ page }) => {
  await openPageAsNewMember(page, '/members/forum/new');
  await page.getByLabel('Your post').fill('Not yet.');
  await expect.poll(() => countDrafts(page)).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Your post')).toHaveValue('Not yet.');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => countDrafts(page)).toBe(0);
});

test('two tabs share one draft, and text typed during the request becomes a second reply', async ({
  page,
  context,
}) => {
  await openPageAsNewMember(page, '/members/forum/new');
  const title = `Two tabs ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your post').fill('The first post.');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const own = { name: 'Your reply' };
  const [field, otherField] = [page.getByRole('textbox', own), second.getByRole('textbox', own)];
  await expect(otherField).toBeVisible();
  await field.pressSequentially('One');
  await expect(otherField).toHaveValue('One');

  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route('**/posts', (route) => isTyped.then(() => route.continue()));
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await otherField.press('End');
  await otherField.pressSequentially(', and another');
  typed();
  await expect(page.getByRole('article').filter({ hasText: 'One' })).toHaveCount(1);
  await expect(otherField).toHaveValue('One, and another');
  await second.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await expect(second.getByRole('article').filter({ hasText: 'One, and another' })).toBeVisible();
  for (const empty of [field, otherField]) await expect(empty).toHaveValue('');
});

async function createTopic(page: Page, title: string): Promise<string> {
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/forum/topics') && answer.ok());
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your post').fill('Only today.');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return ((await (await stored).json()) as { id: string }).id;
}

async function suspend(request: APIRequestContext, postId: string): Promise<void> {
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const done = await request.post(`/api/admin/forum/posts/${postId}/suspension`, {
    headers: await createAdminHeaders(request),
    data: { reason: 'Nothing is sold here.', until, version: 1 },
  });
  expect(done.ok(), await done.text()).toBe(true);
}

const countDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell, fail) => {
        const opened = indexedDB.open('oneness-outbox');
        opened.onerror = () => fail(opened.error ?? new Error('not opened'));
        opened.onsuccess = () => {
          const asked = opened.result.transaction('entries').objectStore('entries').getAllKeys();
          asked.onsuccess = () => {
            opened.result.close();
            tell(asked.result.filter((key) => String(key).startsWith('post:')).length);
          };
        };
      }),
  );
