import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { openPageAsNewMember } from '../support/forum.ts';
import { fetchEmails, getMailboxUrl, type ReceivedEmail } from '../support/mailbox.ts';
import { createAuthHeaders, createMember, updateAccount, type TestPerson } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function createTopic(page: Page, title: string): Promise<string> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your post').fill('Which breath do you follow?');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function replyAsNewMember(request: APIRequestContext, slug: string): Promise<void> {
  const other = await createMember(request);
  await updateAccount(request, other, { plan: 'seeker' });
  const data = { clientId: crypto.randomUUID(), text: 'The third one.' };
  const headers = await createAuthHeaders(request, other);
  const posted = await request.post(`/api/forum/topics/${slug}/posts`, { headers, data });
  expect(posted.ok(), await posted.text()).toBe(true);
}

async function waitForEmail(
  request: APIRequestContext,
  { email }: TestPerson,
  subject: string,
): Promise<ReceivedEmail> {
  let found: ReceivedEmail | undefined;
  const find = async () => (found = (await fetchEmails(request, email)).find((mail) => mail.subject === subject));
  await expect.poll(find, { message: `${subject} to ${email}`, timeout: 40_000 }).toBeDefined();
  return found!;
}

for (const width of [390, 1280])
  test(`a member replies to a notification in the mailbox and reads the post in the forum at ${width} px`, async ({
    page,
  }, info) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const author = await openPageAsNewMember(page, '/members/forum/new');
    const slug = await createTopic(page, `Breath ${crypto.randomUUID().slice(0, 8)}`);
    await replyAsNewMember(page.request, slug);
    const mail = await waitForEmail(page.request, author, 'New reply to your topic');
    expect(mail.text).toContain('You can also reply to this email.');

    await page.goto(`${getMailboxUrl()}/inbox/${mail.id}`);
    await info.attach(`email-${width}`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    await page.getByRole('textbox', { name: 'Reply' }).fill('I follow *every* breath.');
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await expect(page.getByRole('heading', { name: 'Reply sent' })).toBeVisible();

    const post = page.getByRole('article').filter({ hasText: 'I follow every breath.' });
    await expect(async () => {
      await page.goto(`/members/forum/${slug}`);
      await expect(post).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 40_000 });
    await expect(post).toContainText(author.firstName);
    await expect(post).not.toContainText('wrote:');
    await info.attach(`topic-${width}`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    if (width === 1280) expect(await findAccessibilityErrors(page)).toEqual([]);
  });

test('a reply with an attachment is refused with an email that says what to do', async ({ page }) => {
  test.slow();
  const author = await openPageAsNewMember(page, '/members/forum/new');
  const slug = await createTopic(page, `Breath ${crypto.randomUUID().slice(0, 8)}`);
  await replyAsNewMember(page.request, slug);
  const { id } = await waitForEmail(page.request, author, 'New reply to your topic');
  const attachments = [{ filename: 'breath.png', content_type: 'image/png' }];
  const sent = await page.request.post(`${getMailboxUrl()}/_/replies`, {
    data: { id, text: 'See this.', attachments },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const refusal = await waitForEmail(page.request, author, 'Your reply was not posted');
  expect(refusal.html).toContain('Send it again without the attachment.');
  expect(refusal.html).toContain(`/members/forum/${slug}`);
});
