import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { extractEmailLinks, fetchEmails, fetchOnlyEmail } from '../support/mailbox.ts';
import { createMember, createTestPerson, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('the list ignores the case of an email, accepts it again after it left, and sends one welcome email', async ({
  page,
}) => {
  const { email } = createTestPerson();
  await join(page, email);
  await expect(page.getByText('Welcome to the movement')).toBeVisible();
  const mail = await fetchOnlyEmail(page.request, email);

  await join(page, email.toUpperCase());
  await expect(page.getByText("You're already part of our community!")).toBeVisible();

  const leave = extractEmailLinks(mail).find((link) => new URL(link).pathname.startsWith('/u/'));
  await page.goto(leave ?? 'the mail has no way out');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();

  await join(page, email);
  await expect(page.getByText("You've been re-subscribed to our community.")).toBeVisible();
  expect(await fetchEmails(page.request, email)).toHaveLength(1);
});

test('a subscriber chooses from an email what comes and when, and stops everything', async ({ page }) => {
  const { email } = createTestPerson();
  await join(page, email);
  const links = extractEmailLinks(await fetchOnlyEmail(page.request, email));
  await page.goto(links.find((link) => new URL(link).pathname.startsWith('/preferences/')) ?? 'no link to choose');
  await expect(page.getByRole('radio', { name: 'Every day' })).toBeChecked();
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByLabel('Time zone')).toHaveValue(zone);

  await page.getByRole('radio', { name: 'Every Sunday' }).check();
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland');
  await page.getByLabel('Pause for a month').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByRole('radio', { name: 'Every Sunday' })).toBeChecked();
  await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Auckland');
  await expect(page.getByRole('checkbox', { name: /^Paused until/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  await page.getByRole('checkbox', { name: 'Product news' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Product news' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Click tracking' })).not.toBeChecked();
  expect(await findAccessibilityErrors(page)).toEqual([]);

  await page.getByRole('button', { name: 'Stop all emails' }).click();
  await expect(page.getByRole('status')).toContainText('We send you no emails of the mailing list.');
  await expect(page.getByRole('button', { name: 'Stop all emails' })).toHaveCount(0);
});

for (const { width, path } of [
  { width: 390, path: '/resources' },
  { width: 1280, path: '/about' },
])
  test(`the sign-up form offers the time zone of the browser when an email is typed, at ${width} px`, async ({
    page,
  }, info) => {
    const { email } = createTestPerson();
    await page.setViewportSize({ width, height: 900 });
    await openPageUntilIdle(page, path);
    const form = page.getByRole('form', { name: /^Join the mailing list/ }).first();
    const zone = form.getByLabel('Time zone of the daily reflection');
    await expect(zone).toHaveCount(0);
    await form.getByLabel('Email').fill(email);
    await expect(zone).toHaveValue(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
    await form.screenshot({ path: info.outputPath(`form-${width}.png`) });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await zone.selectOption('Pacific/Auckland');
    await form.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Welcome to the movement')).toBeVisible();
    await expect(zone).toHaveCount(0);
    const links = extractEmailLinks(await fetchOnlyEmail(page.request, email));
    await page.goto(links.find((link) => new URL(link).pathname.startsWith('/preferences/')) ?? 'no link to choose');
    await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Auckland');
  });

test('an email says why it was sent, with the sentence at the sign-up form', async ({ page }) => {
  const { email } = createTestPerson();
  await join(page, email);
  const links = extractEmailLinks(await fetchOnlyEmail(page.request, email));
  await page.goto(links.find((link) => new URL(link).pathname.startsWith('/why/')) ?? 'no link to the reason');
  await expect(page.getByRole('heading', { level: 1, name: 'Why did I get this email?' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(email);
  await expect(main).toContainText('You agreed to it');
  await expect(main.getByRole('blockquote')).toContainText('Unsubscribe any time.');
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await main.getByRole('link', { name: 'Choose what you get' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your emails' })).toBeVisible();
});

test('a member joins and leaves the mailing list on the page of the account', async ({ page }) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account/notifications');
  const list = page.getByRole('region', { name: 'Mailing list' });
  await expect(list).toContainText(person.email);
  await list.getByRole('switch', { name: 'Product news' }).click();
  await expect(list.getByRole('status')).toHaveText('Saved.');
  const saved = page.waitForResponse('**/api/mailing/preferences');
  await list.getByRole('radio', { name: 'Sundays' }).click();
  await saved;
  await expect(list.getByLabel('Time zone of the daily reflection')).toHaveValue(
    await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  await page.reload();
  await expect(list.getByRole('switch', { name: 'Product news' })).toBeChecked();
  await expect(list.getByRole('radio', { name: 'Sundays' })).toBeChecked();
  await expect(list.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await list.getByRole('button', { name: 'Stop all emails of the mailing list' }).click();
  await expect(list.getByRole('switch', { name: 'Product news' })).not.toBeChecked();
  await expect(list.getByRole('radio', { name: 'Never' })).toBeChecked();
});

test('the form keeps the email when the list cannot be reached', async ({ page }) => {
  await page.route('**/api/functions/subscribe-email', (route) => route.abort());
  await join(page, 'amara@example.org');
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByLabel('Email')).toHaveValue('amara@example.org');
});

async function join(page: Page, email: string): Promise<void> {
  await openPageUntilIdle(page, '/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill(email);
  await footer.getByRole('button', { name: 'Join' }).click();
}
