import { expect, test, type Page } from '@playwright/test';
import { createCampaign, findPageFaults, openNewCampaign, subscribePeople } from '../support/campaigns.ts';
import { createUniqueTitle } from '../support/content.ts';
import { extractEmailLinks, fetchEmails, setEmailFault } from '../support/mailbox.ts';
import { getDemoCredentials, signIn, type TestPerson } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Only campaigns use this route of the email provider, so its fault affects no other email. */
const batches = 'POST /emails/batch';
const sendingMs = 90_000;

async function checkAndOpenSend(page: Page): Promise<void> {
  const part = page.getByRole('radiogroup', { name: 'Part' }).getByText('Check', { exact: true });
  if (await part.isVisible()) await part.click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Send to 2 people...' }).click();
  await expect(page.getByRole('dialog', { name: /to 2 people\?$/ })).toBeVisible();
}

async function write(page: Page, { subject, source }: { subject: string; source: string }): Promise<void> {
  await openNewCampaign(page);
  await page.getByRole('radio', { name: 'Only some people' }).check();
  await page.getByLabel('Sources').pressSequentially(source);
  await page.getByRole('option', { name: source }).click();
  await expect(page.getByText(/^2 people of/)).toBeVisible();
  await page.getByLabel('Subject').pressSequentially(subject);
  const toolbar = page.getByRole('toolbar', { name: 'Format of Text' });
  await toolbar.getByRole('button', { name: 'Plain text' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.pressSequentially('Dear {{first name, else Friend}}, the days are short now. [All events](/events)');
  await page.getByRole('button', { name: 'Show the text as it will look' }).click();
  await expect(text.getByText('first name, else Friend', { exact: true })).toBeVisible();
  await expect(text.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
}

async function sendTest(page: Page, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the test' }).click();
  await expect(page.getByText('Test sent')).toBeVisible();
  const subjects = async () =>
    (await fetchEmails(page.request, getDemoCredentials('admin').email)).map((mail) => mail.subject);
  await expect.poll(subjects, { timeout: sendingMs }).toContainEqual(expect.stringContaining(subject));
}

/** The notice appears after the provider has accepted nothing for a minute, so the mock returns an earlier time. */
async function expectNoticeOfOutage(page: Page): Promise<void> {
  const path = `**/api/admin/campaigns/${page.url().split('/').at(-1)}`;
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const campaign = (await response.json()) as { progress: object };
    const progress = { ...campaign.progress, waitingSince: new Date(Date.now() - 3_600_000).toISOString() };
    await route.fulfill({ response, json: { ...campaign, progress } });
  });
  const notice = page.getByRole('alert').filter({ hasText: 'The email service does not accept the emails now' });
  await expect(notice).toContainText('They are tried again automatically', { timeout: sendingMs });
  expect(await findPageFaults(page, [360, 1280])).toEqual([]);
  await page.unroute(path);
  await page.reload();
  await expect(page.getByText('0 of 2 sent')).toBeVisible();
  await expect(notice).toHaveCount(0);
}

async function expectResults(page: Page, people: readonly TestPerson[], subject: string): Promise<void> {
  const rows = page.getByRole('table', { name: 'Recipients' }).getByRole('row');
  for (const { email, firstName } of people) {
    await expect(rows.filter({ hasText: email })).toContainText(/sent|delivered/);
    const mails = (await fetchEmails(page.request, email)).filter((mail) => mail.subject === subject);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`Dear ${firstName}`)]);
    const link = mails.flatMap(extractEmailLinks).find((href) => new URL(href).pathname.startsWith('/l/'));
    expect((await page.request.get(link ?? '')).url()).toMatch(/\/events$/);
  }
  await page.reload();
  await expect(page.getByText(/^Resend sends: no one gets this email twice/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Links' }).getByRole('row').last()).toHaveText(/\/events2$/);
  await expect(page.getByRole('definition').filter({ hasText: '100%' })).toBeVisible({ timeout: sendingMs });
}

for (const width of [1280, 390])
  test(`an administrator writes, tests, schedules, sends, pauses and resumes a campaign at ${width} px, and each person gets it once`, async ({
    page,
  }, info) => {
    test.setTimeout(400_000);
    const setWidth = () => page.setViewportSize({ width, height: 900 });
    await setWidth();
    const subject = createUniqueTitle('letter');
    const source = `journey-${crypto.randomUUID().slice(0, 8)}`;
    const people = await subscribePeople(page.request, source, 2);
    await signIn(page, getDemoCredentials('admin'), '/admin/mailing');
    await write(page, { subject, source });
    await sendTest(page, subject);

    await checkAndOpenSend(page);
    await page.getByRole('radio', { name: 'At a time' }).check();
    const dialog = page.getByRole('dialog', { name: /to 2 people\?$/ });
    await dialog.getByLabel(/^It is sent at/).pressSequentially('6 Mar 2031, 9:00 AM');
    await dialog.getByLabel(/^It is sent at/).press('Tab');
    await expect(dialog.getByText(/That is .* in New York, .* UTC/)).toBeVisible();
    for (const wide of [360, width]) {
      await page.setViewportSize({ width: wide, height: 900 });
      await info.attach(`schedule-${wide}`, { body: await page.screenshot(), contentType: 'image/png' });
    }
    await dialog.getByRole('button', { name: 'Schedule for 2 people' }).click();
    await expect(page.getByText(/^It is scheduled for .* in New York, .* UTC/)).toBeVisible();
    expect(await findPageFaults(page, [390, 1280])).toEqual([]);
    await setWidth();
    await page.getByRole('button', { name: 'Make it a draft again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Write a campaign' })).toBeVisible();

    await setEmailFault(page.request, batches, { status: 503 });
    await checkAndOpenSend(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 2 people', exact: true }).click();
    await expect(page.getByText('Sending begins within 30 seconds.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(page.getByText('0 of 2 sent')).toBeVisible({ timeout: sendingMs });
    const campaignUrl = page.url();
    const isInList = width < 1280;
    if (!isInList) await expectNoticeOfOutage(page);
    if (isInList) {
      await page.goto('/admin/mailing');
      await expect(page.getByText('Sent in 30 days')).toBeVisible();
      const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
      await expect(pages).toHaveText(/^1 to \d+ of [\d,]+, newest first$/);
    }
    const name = isInList ? ` ${subject}` : '';
    await page.getByRole('button', { name: `Pause${name}`, exact: true }).click();
    await expect(page.getByText('Campaign paused')).toBeVisible();
    const resume = page.getByRole('button', { name: `Resume${name}`, exact: true });
    await expect(resume).toBeVisible();
    await info.attach('paused', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    if (isInList) {
      expect(await findPageFaults(page, [360, 768, 1280])).toEqual([]);
      await info.attach('list', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      await setWidth();
    }
    await setEmailFault(page.request, batches);
    await resume.click();
    await expect(page.getByText('Campaign resumed')).toBeVisible();
    await page.goto(campaignUrl);
    await expect(page.getByText('2 of 2 sent')).toBeVisible({ timeout: sendingMs });
    const rate = page.getByRole('region', { name: 'Emails a minute' });
    await expect(rate).toContainText('2 emails in one minute.');
    await rate.getByRole('button', { name: 'Show the figures' }).click();
    await expect(rate.getByRole('table', { name: 'Emails by minute' }).getByRole('row').last()).toHaveText(/2$/);
    await page.reload();
    await expectResults(page, people, subject);
    await info.attach('sent', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    expect(await findPageFaults(page, [320, 390, 768, 1280])).toEqual([]);
  });

test('everyone on the list can only be chosen with the typed number, and can be cancelled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const subject = createUniqueTitle('letter');
  const id = await createCampaign(page.request, { subject, body: 'Good evening.', filter: {} });
  await signIn(page, getDemoCredentials('admin'), `/admin/mailing/campaigns/${id}`);
  await page.getByRole('radiogroup', { name: 'Part' }).getByText('Check', { exact: true }).click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: /^Send to [\d,]+ people\.\.\.$/ }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: /^Send to [\d,]+ people$/ });
  await expect(send).toBeDisabled();
  const number = /Send to ([\d,]+) people/.exec((await send.textContent()) ?? '')?.[1] ?? '';
  await dialog.getByLabel(/^This goes to everyone/).pressSequentially(number);
  // The test does not send, because other tests change the mailing list, and the server rejects an outdated number.
  await expect(send).toBeEnabled();
  expect(await findPageFaults(page, [390])).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});
