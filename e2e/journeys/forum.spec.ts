import { expect, test, type Page } from '@playwright/test';
import { LOOKS, overflowOf, show, violationsOf } from '../support/accessible.ts';
import { changeAccount, demoAccount, oldFriend, signIn } from '../support/people.ts';
import { openSettled } from '../support/settled.ts';

test('two members talk: what comes in while one reads waits to be asked for', async ({ page, browser }) => {
  await arrive(page, '/members/forum/new');
  const title = 'The minute before the door';
  await page.getByLabel('Your words').fill('How do you come **home**?');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Give it a title, so that others find it.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'home' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await arrive(other, new URL(page.url()).pathname);
  await write(other, 'I put the bags down first.');
  const answer = page.getByRole('article').filter({ hasText: 'I put the bags down' });
  const news = page.getByRole('button', { name: '1 new reply' });
  await expect(news).toBeVisible();
  await expect(answer).toHaveCount(0);
  await news.click();
  await expect(answer).toBeVisible();
  await expect(news).toHaveCount(0);
  await answer.getByRole('button', { name: 'Thank' }).click();
  await expect(answer.getByRole('button', { name: 'Thanked, 1' })).toHaveAttribute('aria-pressed', 'true');

  const own = other.getByRole('article').filter({ hasText: 'I put the bags down' });
  await own.getByRole('button', { name: 'Edit' }).click();
  await other.getByRole('textbox', { name: 'Your words' }).fill('I put the keys down first.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('article').filter({ hasText: 'I put the keys down first.' })).toContainText('edited');
  await other.context().close();
});

test('words that were not sent are there after a reload, and are gone with the sign-out', async ({ page }) => {
  await arrive(page, '/members/forum/new');
  await page.getByLabel('Your words').fill('Not yet.');
  await expect.poll(() => draftsOn(page)).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Your words')).toHaveValue('Not yet.');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => draftsOn(page)).toBe(0);
});

test('anybody can use the pages of the forum, at every width, by day and by night', async ({ page }) => {
  await signIn(page, demoAccount('seeker'));
  const faults: string[] = [];
  for (const path of ['/members/forum', '/members/forum/the-third-breath', '/members/forum/new']) {
    await openSettled(page, path);
    for (const look of LOOKS) {
      await show(page, look);
      const at = `${path} at ${look.width} ${look.colorScheme}`;
      faults.push(...(await violationsOf(page)).map((fault) => `${at}: ${fault}`));
      if ((await overflowOf(page)) > 0) faults.push(`${at} is too wide`);
    }
  }
  expect(faults).toEqual([]);
});

test('whoever is below the tier of the forum finds its door, and nothing of what is said there', async ({ page }) => {
  await signIn(page, demoAccount('free'), '/members/forum/the-third-breath');
  for (const path of ['/members/forum/the-third-breath', '/members/forum', '/members/forum/new']) {
    await openSettled(page, path);
    await expect(page.getByText('The forum opens with Seeker.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});

async function arrive(page: Page, path: string): Promise<void> {
  const person = await oldFriend(page.request);
  await changeAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, path);
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your reply' }).fill(words);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
}

/** How many drafts of the forum are kept in this browser. */
const draftsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell, fail) => {
        const opened = indexedDB.open('keyval-store');
        opened.onerror = () => fail(opened.error ?? new Error('not opened'));
        opened.onsuccess = () => {
          const asked = opened.result.transaction('keyval').objectStore('keyval').getAllKeys();
          asked.onsuccess = () => {
            opened.result.close();
            tell(asked.result.filter((key) => String(key).startsWith('oneness-forum-')).length);
          };
        };
      }),
  );
