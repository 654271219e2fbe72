import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { contactForm, getFormField, getSendButton, readInquiryReference } from '../support/inquiries.ts';
import { extractEmailLinks, fetchEmails } from '../support/mailbox.ts';
import {
  updateAccount,
  getDemoCredentials,
  createAuthHeaders,
  createMember,
  signIn,
  type TestPerson,
} from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('a post is hidden after three reports, its author is warned and appeals, and a moderator restores it', async ({
  page,
  browser,
}) => {
  const title = 'Crystals for every sitting';
  const author = await createForumMember(page.request);
  await signIn(page, author, '/members/forum/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your post').fill('Write to me, I send them.');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const path = new URL(page.url()).pathname;

  const reader = await openAs(browser, await createForumMember(page.request), path);
  const post = reader.getByRole('article').first();
  await post.getByRole('button', { name: 'Report' }).click();
  await reader.getByRole('radio', { name: 'It sells or promises something' }).check();
  await reader.getByRole('button', { name: 'Send the report' }).click();
  await expect(reader.getByText('Reported, thank you')).toBeVisible();
  // Only the author sees a topic without visible posts, so the topic needs a second post.
  await reader.getByRole('textbox', { name: 'Your reply' }).fill('What for?');
  await reader.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(reader.getByRole('article')).toHaveCount(2);
  for (let others = 2; others > 0; others -= 1) await report(page.request, path);
  await reader.reload();
  await expect(post).toContainText('Hidden until a moderator has checked it');

  const [staff, colleague] = [
    await openAs(browser, getDemoCredentials('support'), '/admin/forum'),
    await openAs(browser, getDemoCredentials('editor'), '/admin/forum'),
  ];
  for (const desk of [staff, colleague])
    await desk.getByRole('list', { name: 'Waiting' }).getByRole('link', { name: title }).click();
  await expect(staff.getByRole('region', { name: 'Reports' })).toContainText('advertising');
  await expect(staff.getByRole('button', { name: 'Suspend...' })).toHaveCount(0);
  await colleague.getByRole('button', { name: 'Show it again' }).click();
  await moderate(staff, 'Hide and warn', 'Please do not sell here.', 'Post hidden, warning sent');
  await giveReason(colleague, 'I see no harm in it.');
  await expect(colleague.getByRole('dialog').getByRole('alert')).toContainText(
    'hid this post and warned its author. Check it again, then decide.',
  );

  const link = await replyLink(page.request, author.email);
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByText('This is about a moderation decision')).toBeVisible();
  for (const [label, text] of Object.entries({ Name: 'Amara', Email: author.email, Message: 'I meant a gift.' }))
    await getFormField(page, label).fill(text);
  await getSendButton(page, contactForm).click();
  const reference = await readInquiryReference(page);

  await staff.getByRole('tab', { name: 'Decided' }).click();
  await topicRow(staff, title).getByRole('link', { name: 'Warned' }).click();
  await expect(staff.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await staff.reload();
  await staff.getByRole('link', { name: reference }).click();
  await expect(staff.getByRole('region', { name: 'Message' })).toContainText('I meant a gift.');
  const answered = staff.getByRole('region', { name: 'Reply to a forum decision' });
  await expect(answered).toContainText('Please do not sell here.');
  await answered.getByRole('link', { name: 'Show the decision' }).click();
  await moderate(staff, 'Show it again', 'It may stay.', 'Post shown again');
  await staff.getByRole('link', { name: 'All decisions' }).click();
  await expect(topicRow(staff, title)).toContainText('“It may stay.”');
  await reader.reload();
  await expect(post).toContainText('Write to me, I send them.');
  await Promise.all([reader, staff, colleague].map((desk) => desk.context().close()));
});

test('the forum pages of the admin are accessible at every width, in both themes and by keyboard, and store filters in the URL', async ({
  page,
}) => {
  await signIn(page, getDemoCredentials('admin'), '/admin/forum?state=shown');
  await expect(page.getByRole('link', { name: 'Moderation' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog')).toContainText('It is their first warning.');
  await page.getByRole('button', { name: 'Hide and send the warning' }).click();
  await expect(page.getByText('Please give a reason.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Suspend...' }).click();
  await expect(page.getByRole('dialog')).toContainText('They can read but not write until');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const chosen = await page.getByRole('list', { name: 'Waiting' }).getByRole('link').nth(0).getAttribute('href');
  const faults: string[] = [];
  for (const path of [chosen ?? '', '/admin/forum?show=decided', '/admin/forum?show=suspended']) {
    await openPageUntilIdle(page, path);
    faults.push(...(await findAccessibilityErrors(page)));
  }
  expect(faults).toEqual([]);
});

async function createForumMember(request: APIRequestContext): Promise<TestPerson> {
  const person = await createMember(request);
  await updateAccount(request, person, { plan: 'seeker' });
  return person;
}

async function openAs(browser: Browser, person: Pick<TestPerson, 'email' | 'password'>, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person, path);
  return page;
}

async function report(request: APIRequestContext, path: string): Promise<void> {
  const headers = await createAuthHeaders(request, await createForumMember(request));
  const posts = await request.get(`/api/forum/topics/${path.split('/').at(-1)}/posts`, { headers });
  const { items } = (await posts.json()) as { items: { id: string }[] };
  const asked = await request.post(`/api/forum/posts/${items[0]?.id}/reports`, {
    headers,
    data: { reason: 'selling' },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
}

const topicRow = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title }).first();

async function moderate(page: Page, label: string, reason: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await giveReason(page, reason);
  await expect(page.getByText(outcome)).toBeVisible();
}

async function giveReason(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: /^(Show and notify|Hide and send)/ }).click();
}

async function replyLink(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    const mail = (await fetchEmails(request, email)).find(({ subject }) => subject === 'About your forum post');
    return (link = mail && extractEmailLinks(mail).find((href) => href.includes('/contact?decision=')));
  };
  await expect.poll(find, { intervals: [200] }).toBeDefined();
  return link ?? '';
}
