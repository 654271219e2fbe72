import { expect, test, type Page } from '@playwright/test';
import { updateAccount, createMember, signIn, fetchUserIdByEmail } from '../support/people.ts';

type OldRow = [database: string, table: string, key: string, value: object];

test('unsent work that an earlier release stored is sent, and its drafts and refusals are shown', async ({ page }) => {
  const member = await createMember(page.request);
  await updateAccount(page.request, member, { plan: 'creator' });
  const id = await fetchUserIdByEmail(page.request, member.email);
  const meditation = await findOpenMeditation(page);
  const time = new Date(Date.now() - 600_000).toISOString();
  const sit = {
    clientId: crypto.randomUUID(),
    kind: 'silent',
    startedAt: time,
    seconds: 300,
    zone: 'America/New_York',
  };
  const draft = { text: 'Written before the update.', clientId: crypto.randomUUID() };
  const refused = { text: 'Not accepted.', clientId: crypto.randomUUID() };
  const post = { text: 'Half a post.', mentions: [], title: '', follows: true, clientId: crypto.randomUUID() };
  const refusedKey = `oneness-journal-${id}-free-new-${crypto.randomUUID()}`;
  const refusal = { kind: 'words', item: refusedKey, version: refused.text, why: 'Too long' };
  await page.goto('/robots.txt');
  await storeRows(page, [
    ['oneness-sits', 'waiting', sit.clientId, { sit, owner: id }],
    ['oneness-places', 'places', `${id}/${meditation}`, { positionSec: 120, playedAt: time, owner: id }],
    ['keyval-store', 'keyval', `oneness-journal-${id}-free-new`, draft],
    ['keyval-store', 'keyval', refusedKey, refused],
    ['keyval-store', 'keyval', `oneness-refused-${id}-words-${refusedKey}`, refusal],
    ['keyval-store', 'keyval', `oneness-forum-${id}-new`, post],
  ]);
  const position = page.waitForResponse((answer) => answer.url().endsWith(`/${meditation}/position`));
  await signIn(page, member, '/members/practice');
  // A practice day ends at 4 AM, so the practice may count for the previous day.
  const heading = /^(You practised once|One day with practice) this moon/;
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  expect((await position).ok()).toBe(true);
  const notice = page.getByRole('complementary', { name: 'A journal text was not saved' });
  await expect(notice).toContainText('Too long.');
  await page.goto('/members/forum/new');
  await expect(page.getByLabel('Your post')).toHaveValue('Half a post.');
  await page.goto('/members/journal');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Written before the update.');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: 'Not accepted.' })).toBeVisible();
  for (const [database, table] of [...oldStores, newStore])
    expect(await listKeys(page, database, table), database).toEqual(table === 'entries' ? [`post:${id}:new`] : []);
});

const oldStores = [
  ['oneness-sits', 'waiting'],
  ['oneness-places', 'places'],
  ['keyval-store', 'keyval'],
] as const;
const newStore = ['oneness-outbox', 'entries'] as const;

async function findOpenMeditation(page: Page): Promise<string> {
  const response = await page.request.get('/api/meditations?limit=100');
  const { items } = (await response.json()) as { items: { id: string; isOpen: boolean }[] };
  return items.find(({ isOpen }) => isOpen)?.id ?? '';
}

const storeRows = (page: Page, rows: OldRow[]): Promise<void> =>
  page.evaluate(async (planted) => {
    for (const [database, table, key, value] of planted)
      await new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open(database);
        opened.onupgradeneeded = () => opened.result.createObjectStore(table);
        opened.onerror = () => reject(opened.error ?? new Error('not opened'));
        opened.onsuccess = () => {
          const change = opened.result.transaction(table, 'readwrite');
          change.objectStore(table).put(value, key);
          change.oncomplete = () => (opened.result.close(), resolve());
        };
      });
  }, rows);

const listKeys = (page: Page, database: string, table: string): Promise<string[]> =>
  page.evaluate(
    ([name = '', store = '']) =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open(name);
        opened.onerror = () => reject(opened.error ?? new Error('not opened'));
        opened.onsuccess = () => {
          const asked = opened.result.transaction(store).objectStore(store).getAllKeys();
          asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result.map(String).filter((key) => !key.startsWith('oneness-answer-')));
          };
        };
      }),
    [database, table],
  );
