import { expect, test, type Locator, type Page } from '@playwright/test';
import { contactForm, fillInquiryForm, getSendButton, readInquiryReference } from '../support/inquiries.ts';
import { extractEmailLinks, fetchOnlyEmail } from '../support/mailbox.ts';
import { getDemoCredentials, createTestPerson, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const adminMenu = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

test('the menu shows the signed-in user and their role', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'), '/admin/users');
  await expect(adminMenu(page)).toContainText('Support');
  await expect(adminMenu(page).getByRole('link', { name: 'Members area' })).toBeVisible();
});

test('the theme is stored when a user chooses it in the menu', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'), '/admin/users');
  const dark = page.getByRole('switch', { name: 'Dark theme' });
  await expect(dark).not.toBeChecked();
  await dark.click();
  await expect(dark).toBeChecked();
  await page.reload();
  await expect(dark).toBeChecked();
});

test('the number of open messages in the menu decreases when staff reply to one', async ({ page }) => {
  await openPageUntilIdle(page, contactForm.path);
  await fillInquiryForm(page, contactForm);
  await getSendButton(page, contactForm).click();
  const reference = await readInquiryReference(page);
  await signIn(page, getDemoCredentials('support'), '/admin/messages');
  const link = adminMenu(page).getByRole('link', { name: /^Messages/ });
  const waiting = async () => Number(/(\d+) waiting/.exec((await link.textContent()) ?? '')?.[1] ?? 0);
  await expect.poll(waiting).toBeGreaterThan(0);

  await page.getByRole('searchbox').fill(reference);
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  const before = await waiting();
  await page.getByRole('option', { name: 'closed' }).click();
  await expect.poll(waiting).toBe(before - 1);
});

test('a button has the same width, keeps its Tab order and submits once while it is busy', async ({ page }) => {
  await signIn(page, getDemoCredentials('admin'), '/admin/subscribers');
  let sent = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/functions/start-email-campaign', async (route) => {
    sent += 1;
    await answered.promise;
    await route.fulfill({ json: { campaignId: '01900000-0000-7000-8000-000000000000', queued: true } });
  });
  const item = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem');
  const resend = item.getByRole('button', { name: /^Resend Welcome/ }).first();
  const width = (await resend.boundingBox())?.width ?? 0;
  await resend.press('Enter');
  const busy = item.getByRole('button', { name: /^Sending\.\.\./ });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  expect(Math.abs(((await busy.boundingBox())?.width ?? 0) - width)).toBeLessThan(1);
  await page.keyboard.press('Enter');
  answered.resolve();
  await expect(page.getByText('Email sent!')).toBeVisible();
  expect(sent).toBe(1);
});

test('the mailing list shows its size, and when a subscriber was emailed and unsubscribed', async ({ page }) => {
  const { email } = createTestPerson();
  await page.request.post('/api/functions/subscribe-email', { data: { email, source: 'footer' } });
  const mail = await fetchOnlyEmail(page.request, email);
  await signIn(page, getDemoCredentials('admin'), '/admin/subscribers');
  const count = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd');
  const counts = async () =>
    Promise.all(['Total Subscribers', 'Active', 'Unsubscribed'].map((name) => readNumber(count(name))));
  await expect(count('Total Subscribers')).toHaveText(/^[\d,]+$/);
  const [total = 0, active = 0, unsubscribed = 0] = await counts();

  await page.getByRole('searchbox', { name: 'Search by email or name...' }).fill(email);
  const item = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem').filter({ hasText: email });
  await expect(item).toContainText(/Last email \d+ \w+ \d{4}/);
  await expect(item.getByRole('button', { name: /^Resend Welcome/ })).toBeVisible();

  const leave = extractEmailLinks(mail).find((link) => new URL(link).pathname.startsWith('/u/')) ?? '';
  await page.request.post(leave);
  await page.reload();
  await expect(count('Total Subscribers')).toHaveText(/^[\d,]+$/);
  expect(await counts()).toEqual([total, active - 1, unsubscribed + 1]);
  await page.getByRole('searchbox').fill(email);
  await expect(item.getByText('Unsubscribed')).toBeVisible();
  await expect(item.getByRole('button', { name: /^Resend Welcome/ })).toHaveCount(0);
});

const readNumber = async (place: Locator): Promise<number> => Number((await place.innerText()).replaceAll(',', ''));
