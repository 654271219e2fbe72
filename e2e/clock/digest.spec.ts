import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { advanceStripeClock } from '../support/checkout.ts';
import { extractEmailLinks, fetchEmails } from '../support/mailbox.ts';
import { updateAccount, createAuthHeaders, createMember, signIn, type TestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const soon = { timeout: 90_000 };

test('a member gets one daily digest instead of single emails, and none after one-click unsubscribe', async ({
  browser,
  request,
}) => {
  const [reader, page] = await openAsNewMember(browser, '/account/notifications');
  const row = page.getByRole('group', { name: 'Replies', exact: true });
  await row.getByLabel('by email, at once').click();
  await expect(row.getByLabel('by email, at once')).not.toBeChecked();
  await row.getByLabel('in the digest').click();
  await expect(row.getByLabel('in the digest')).toBeChecked();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  await expect(row.getByLabel('by email, at once')).not.toBeChecked();
  await expect(row.getByLabel('in the app')).toBeChecked();

  await page.goto('/members/forum/new');
  await page.getByLabel('Title').fill('A chair by the window');
  await page.getByLabel('Your post').fill('Where do you sit?');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A chair by the window' })).toBeVisible();
  const topic = new URL(page.url()).pathname;
  await openPageUntilIdle(page, '/members/dashboard');

  const [writer, other] = await openAsNewMember(browser, topic);
  await replyToTopic(other, 'On the floor.');
  await replyToTopic(other, 'And you?');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await expect(page.getByRole('link', { name: /replied to you in “A chair by the window”/ })).toHaveCount(1);
  const subjects = async () => (await fetchEmails(request, reader.email)).map(({ subject }) => subject);
  expect((await subjects()).filter((subject) => subject.includes(writer.lastName))).toEqual([]);

  await advanceStripeClock(request, '25h');
  await expect.poll(subjects, soon).toContain('2 things are new');
  const digest = (await fetchEmails(request, reader.email)).find(({ subject }) => subject === '2 things are new');
  const links = digest ? extractEmailLinks(digest).map((href) => new URL(href)) : [];
  expect(links.map(({ pathname }) => pathname)).toContain(topic);

  const leave = links.find(({ pathname }) => pathname.startsWith('/u/'));
  await page.goto(leave?.pathname ?? '');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('These emails have stopped')).toBeVisible();
  await openPageUntilIdle(page, '/account/notifications');
  for (const box of await page.getByLabel('in the digest').all()) await expect(box).not.toBeChecked();

  await replyToTopic(other, 'Anyone else?');
  await openPageUntilIdle(page, '/members/dashboard');
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await advanceStripeClock(request, '25h');
  await openPageUntilIdle(page, topic);
  await replyToTopic(page, 'By the window.');
  await expect.poll(() => countUnread(request, writer), { intervals: [200] }).toBe(1);
  await advanceStripeClock(request, '25h');
  await expect
    .poll(async () => (await fetchEmails(request, writer.email)).map(({ subject }) => subject), soon)
    .toContain('One thing is new');
  expect((await subjects()).filter((subject) => subject.endsWith('new'))).toEqual(['2 things are new']);
});

async function countUnread(request: APIRequestContext, person: TestPerson): Promise<number> {
  const answered = await request.get('/api/notifications/unread', {
    headers: await createAuthHeaders(request, person),
  });
  return ((await answered.json()) as { unread: number }).unread;
}

async function openAsNewMember(browser: Browser, path: string): Promise<[TestPerson, Page]> {
  const page = await (await browser.newContext()).newPage();
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, path);
  return [person, page];
}

async function replyToTopic(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your reply' }).fill(words);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
}
