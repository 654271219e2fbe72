import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  contactForm,
  fillInquiryForm,
  partnerForm,
  getSendButton,
  readInquiryReference,
  volunteerForm,
  type InquiryForm,
} from '../support/inquiries.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

interface SentInquiry {
  email: string;
  reference: string;
}

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search by name, email or reference...' });

const inquiryRow = (page: Page, { reference }: SentInquiry): Locator =>
  page.getByRole('row').filter({ hasText: reference });

async function sendInquiry(page: Page, form: InquiryForm): Promise<SentInquiry> {
  await openPageUntilIdle(page, form.path);
  const email = await fillInquiryForm(page, form);
  await getSendButton(page, form).click();
  return { email, reference: await readInquiryReference(page) };
}

async function openInquiry(page: Page, { inbox }: InquiryForm, written: SentInquiry): Promise<void> {
  await page.goto(inbox);
  await search(page).fill(written.reference);
  await inquiryRow(page, written).getByRole('link', { name: 'Amara Okafor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
}

for (const form of [partnerForm, volunteerForm, contactForm])
  test(`a message from ${form.path} is new in its inbox, with a due time`, async ({ page }) => {
    const written = await sendInquiry(page, form);
    await signIn(page, getDemoCredentials('support'), form.inbox);
    await search(page).fill(written.email);
    const row = inquiryRow(page, written);
    await expect(row).toContainText('New');
    await expect(row).toContainText('due in 24 h');
    await openInquiry(page, form, written);
    for (const text of Object.values(form.fields))
      await expect(page.getByRole('region', { name: 'Message' })).toContainText(text);
    await page.getByRole('link', { name: /^All / }).click();
    await search(page).fill(written.reference);
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('New');
  });

test('a reply is emailed once, and the inquiry counts as answered', async ({ page }) => {
  const written = await sendInquiry(page, contactForm);
  await signIn(page, getDemoCredentials('support'), contactForm.inbox);
  await openInquiry(page, contactForm, written);
  const reply = page.getByRole('textbox', { name: 'Reply to Amara Okafor' });
  await reply.fill('Dear Amara,\n\nthe next circle is on Thursday at seven.');
  await page.route('**/replies', (route) => route.abort());
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Failed to send the reply')).toBeVisible();
  await expect(reply).toHaveValue(/on Thursday at seven/);

  await page.unroute('**/replies');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(`Reply sent to ${written.email}`)).toBeVisible();
  await expect(reply).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('on Thursday at seven');
  await expect(page.getByRole('main').getByText('answered', { exact: true })).toBeVisible();
  const replies = async () =>
    (await fetchEmails(page.request, written.email)).filter(({ text }) => text.includes('on Thursday at seven')).length;
  await expect.poll(replies, { intervals: [200] }).toBe(1);
});

test('staff write notes on an inquiry and change its status', async ({ page }) => {
  const written = await sendInquiry(page, partnerForm);
  await signIn(page, getDemoCredentials('editor'), partnerForm.inbox);
  await openInquiry(page, partnerForm, written);
  await page.getByRole('textbox', { name: 'New note' }).fill('Met them at the May gathering.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Met them at the May gathering.');

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'closed' }).click();
  await expect(page.getByText('Marked as closed')).toBeVisible();

  await page.goto(partnerForm.inbox);
  const status = page.getByRole('radiogroup', { name: 'Status' });
  await status.getByText('Closed').click();
  await expect(page).toHaveURL(/status=closed$/);
  await search(page).fill(written.reference);
  await expect(inquiryRow(page, written)).toBeVisible();
  await status.getByText('Open').click();
  await expect(page.getByText('No matches.')).toBeVisible();
});

test('an inbox shows an error and loads after a retry when its request fails', async ({ page }) => {
  await page.route('**/api/admin/inquiries**', (route) => route.fulfill({ status: 403, json: { title: 'No' } }));
  await signIn(page, getDemoCredentials('admin'), '/admin/messages');
  await expect(page.getByText('Failed to load messages').first()).toBeVisible();
  await page.unroute('**/api/admin/inquiries**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('the page shows a message when an inquiry does not exist', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'), '/admin/messages/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('This inquiry no longer exists.')).toBeVisible();
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

for (const width of [360, 1280])
  test(`an inbox and an inquiry are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const written = await sendInquiry(page, volunteerForm);
    await signIn(page, getDemoCredentials('admin'), volunteerForm.inbox);
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await faults()).toEqual([]);
    await openInquiry(page, volunteerForm, written);
    expect(await faults()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
