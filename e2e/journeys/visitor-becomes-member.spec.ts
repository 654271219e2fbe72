import { expect, test, type Page } from '@playwright/test';
import { startAdminOrigin } from '../support/admin-origin.ts';
import { extractEmailLinks, fetchOnlyEmail } from '../support/mailbox.ts';
import { getDemoCredentials, fillSignUpForm, createTestPerson, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('a visitor joins the list, signs up and becomes a paying member, and staff see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = createTestPerson();

  await test.step('the visitor joins the mailing list in the footer', async () => {
    await openPageUntilIdle(page, '/');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('First name').fill(person.firstName);
    await footer.getByLabel('Email').fill(person.email);
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Welcome to the movement')).toBeVisible();
    await expect(footer.getByLabel('Email')).toHaveValue('');
  });

  await test.step('the welcome email has a PDF and an unsubscribe link', async () => {
    const mail = await fetchOnlyEmail(page.request, person.email);
    expect(mail.html).toContain(person.firstName);
    const links = extractEmailLinks(mail);
    const ebook = links.find((link) => link.endsWith('.pdf'));
    const download = await page.request.get(ebook ?? 'the mail links to no PDF');
    expect(download.headers()['content-type']).toContain('application/pdf');
    expect((await download.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const leave = links.find((link) => new URL(link).pathname.startsWith('/u/'));
    expect((await page.request.get(leave ?? 'the mail has no way out')).status()).toBe(200);
  });

  await test.step('the visitor creates an account and sees a dashboard with six locked rooms', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Join Now' }).click();
    await fillSignUpForm(page, person);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/members\/dashboard$/);
    await expect(page.getByText('Account created successfully.')).toBeVisible();
    await expect(page.getByText('Upgrade to unlock')).toHaveCount(6);
    await expect(page.getByText('Your plan: Free')).toBeVisible();
  });

  let reloads = 0;
  page.on('load', () => (reloads += 1));

  const checkout = await test.step('the member chooses Creator, and a new tab opens the checkout', async () => {
    await page.getByRole('link', { name: 'See membership' }).click();
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    const creator = page.getByRole('article', { name: 'Creator' });
    await expect(creator).toContainText('$250');
    const opened = page.waitForEvent('popup');
    await creator.getByRole('button').click();
    return opened;
  });

  await test.step('the first tab returns to the dashboard', async () => {
    await goBackTo(page, '/members/dashboard');
    await expect(page.getByText('Upgrade to unlock')).toHaveCount(6);
  });

  await test.step('the member pays and sees the thanks', async () => {
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(checkout).toHaveURL(/\/membership\?success=true/);
    await expect(
      checkout.getByText('Success! Your subscription has been activated. Welcome to the community!'),
    ).toBeVisible();
  });

  await test.step('the first tab shows Creator and its unlocked rooms without a reload', async () => {
    await page.bringToFront();
    await expect(page.getByText('Your membership: Creator')).toBeVisible();
    await expect(page.getByText('Upgrade to unlock')).toHaveCount(1);
    await expect(page.getByText('Visionary+')).toHaveCount(1);
    expect(reloads).toBe(0);
  });

  await test.step('an administrator finds the new member by email and by name', async () => {
    // The site loads the admin from this server only if ADMIN_REMOTE_URL is set.
    const origin = await startAdminOrigin(baseURL ?? '');
    const office = await (await browser.newContext()).newPage();
    await signIn(office, getDemoCredentials('admin'), '/admin');
    await expect(office).toHaveURL(/\/admin\/users$/);
    await expect(office.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    for (const words of [person.email, person.lastName.toUpperCase()]) {
      await office.getByRole('searchbox', { name: 'Search by name or email...' }).fill(words);
      const row = office.getByRole('row').filter({ hasText: person.email });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('Creator');
      await expect(office.getByRole('row')).toHaveCount(2);
    }
    await office.context().close();
    await origin.close();
  });
});

async function goBackTo(page: Page, path: string): Promise<void> {
  while (new URL(page.url()).pathname !== path) await page.goBack();
}
