import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { createCampaign } from '../support/campaigns.ts';
import { createUniqueTitle } from '../support/content.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';

test('an administrator sees that an email bounced, and allows the address again', async ({ page }, testInfo) => {
  const email = `bounced+${crypto.randomUUID()}@resend.dev`;
  await page.request.post('/api/functions/subscribe-email', { data: { email, source: 'footer' } });
  await expect.poll(async () => (await fetchEmails(page.request, email)).length).toBe(1);

  await signIn(page, getDemoCredentials('admin'), '/admin/mailing');
  await page.getByRole('link', { name: 'Test email' }).click();
  await expect(page).toHaveURL(/\/test-email$/);
  await page.goBack();
  await page.getByRole('tab', { name: 'Suppressed addresses' }).click();
  await expect(page).toHaveURL(/\/admin\/mailing\/suppressed$/);
  const rows = page.getByRole('table', { name: 'Suppressed addresses' }).getByRole('row').filter({ hasText: 'b…@' });
  await expect(async () => {
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search by email...' }).fill(email);
    await expect(rows).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(rows).toContainText('Emails bounce');
  await expect(rows).toContainText('The mailbox does not exist.');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.screenshot({ path: testInfo.outputPath(`suppressed-${width}.png`), fullPage: true });
  }

  await page.goto('/admin/subscribers');
  await page.getByRole('searchbox', { name: 'Search by email or name...' }).fill(email);
  await expect(page.getByRole('list', { name: 'Subscribers' })).toContainText('Gets no email: emails bounce');

  await page.goto('/admin/mailing/suppressed');
  await page.getByRole('tab', { name: 'Health' }).click();
  await expect(page).toHaveURL(/\/admin\/mailing\/health$/);
  await expect(page.getByText('each email is sent exactly once')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Deliveries by domain' })).toContainText('resend.dev');
  await addUnknownEmail(page, email);
  await page.reload();
  const unknown = page.getByRole('table', { name: 'Emails with an unknown result' });
  await expect(unknown).toContainText('Daily reflection');
  await expect(unknown).toContainText('It may have been sent, so it is not sent again.');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.screenshot({ path: testInfo.outputPath(`health-${width}.png`), fullPage: true });
  }

  await page.getByRole('tab', { name: 'Suppressed addresses' }).click();
  await page.getByRole('searchbox', { name: 'Search by email...' }).fill(email);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Allow again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send emails to b…@resend.dev again?' });
  await dialog.getByRole('button', { name: 'Allow again' }).click();
  await expect(page.getByText('No suppressed address found.')).toBeVisible();
});

/** The local email provider cannot cause an unknown result within the time of a test, so the mock adds one. */
const addUnknownEmail = (page: Page, recipient: string): Promise<unknown> =>
  page.route('**/api/admin/mailing/health', async (route) => {
    const response = await route.fetch();
    const email = { id: crypto.randomUUID(), kind: 'daily-reflection', recipient, state: 'unknown' };
    const unknownEmails = [{ ...email, failure: 'no-answer', createdAt: new Date().toISOString() }];
    await route.fulfill({ response, json: { ...(await response.json()), unknownCount: 1, unknownEmails } });
  });

/** The campaign of the test is a draft without statistics, so the mock returns a campaign that was sent by SMTP. */
async function showAsSentBySmtp(page: Page, id: string): Promise<void> {
  const changes: Record<string, (body: { progress: object }) => object> = {
    [`campaigns/${id}`]: ({ progress }) => ({
      ...{ status: 'done', startedAt: '2031-03-06T09:00:00.000Z', finishedAt: '2031-03-06T09:05:00.000Z' },
      progress: { ...progress, total: 1, sent: 1 },
    }),
    [`campaigns/${id}/statistics`]: () => ({ provider: 'smtp', reportsDeliveries: false }),
    'mailing/health': () => ({ provider: 'smtp', reportsDeliveries: false }),
  };
  for (const [path, change] of Object.entries(changes))
    await page.route(`**/api/admin/${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { progress: object };
      await route.fulfill({ response, json: { ...body, ...change(body) } });
    });
}

test('an editor downloads the statistics of a campaign when it is sent', async ({ page }, info) => {
  const subject = createUniqueTitle('letter');
  const id = await createCampaign(page.request, { subject, body: 'Good evening.', filter: {} });
  await showAsSentBySmtp(page, id);
  await signIn(page, getDemoCredentials('editor'), `/admin/mailing/campaigns/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('campaign-2031-03-06.csv');
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`Subject,${subject},`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await info.attach(`sent-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
});

test('the pages of a campaign and of Health promise no exactly-once sending when an SMTP server sends', async ({
  page,
}) => {
  const subject = createUniqueTitle('letter');
  const id = await createCampaign(page.request, { subject, body: 'Good evening.', filter: {} });
  await showAsSentBySmtp(page, id);
  const sentence = page.getByText('Only Resend guarantees that each email is sent exactly once.');
  await signIn(page, getDemoCredentials('admin'), `/admin/mailing/campaigns/${id}`);
  await expect(sentence).toBeVisible();
  await page.goto('/admin/mailing/health');
  await expect(sentence).toBeVisible();
  await expect(page.getByText('no email is sent twice')).toHaveCount(0);
});

test('an editor has no page for suppressed addresses', async ({ page }) => {
  await signIn(page, getDemoCredentials('editor'), '/admin/mailing');
  await expect(page.getByRole('tab', { name: 'Daily reflections' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Suppressed addresses' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Test email' })).toHaveCount(0);
  await page.goto('/admin/mailing/suppressed');
  await expect(page.getByText('Only an administrator can open this page.')).toBeVisible();
});
