import { expect, test, type APIRequestContext } from '@playwright/test';
import { findAccessibilityErrors, setWidthAndTheme } from '../support/accessibility.ts';
import { advanceStripeClock, fetchProductTime } from '../support/checkout.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { createAdminHeaders, fetchUserIdByEmail, createMember, getDemoCredentials, signIn } from '../support/people.ts';

const soon = { timeout: 120_000 };

/** A person gets at most one automation email a day, so the test turns off the automations of its earlier attempts. */
async function switchAllOff(request: APIRequestContext): Promise<void> {
  const headers = await createAdminHeaders(request);
  const listed = await request.get('/api/admin/automations', { headers });
  const { items } = (await listed.json()) as { items: { id: string; isActive: boolean }[] };
  for (const { id } of items.filter(({ isActive }) => isActive))
    await request.put(`/api/admin/automations/${id}/active`, { headers, data: { isActive: false } });
}

/** Automations send no emails at night, so the test uses a zone in which it is noon. */
function findNoonZone(now: Date): string {
  const east = 12 - now.getUTCHours();
  return east === 0 ? 'UTC' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

test('an administrator writes an automation, and a subscriber gets its emails in time', async ({ page, request }) => {
  await switchAllOff(request);
  const person = await createMember(request);
  const name = `First days of ${person.lastName}`;
  await signIn(page, getDemoCredentials('admin'), '/admin/mailing/automations');
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome series' })).toBeVisible();

  await page.getByRole('button', { name: 'New automation' }).click();
  const settings = page.getByRole('dialog', { name: 'New automation' });
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Name is required')).toBeVisible();
  await settings.getByLabel('Name').pressSequentially(name);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

  const addStep = async (days: string, subject: string) => {
    await page.getByRole('button', { name: 'Add a step' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a step' });
    await dialog.getByLabel('Wait', { exact: true }).fill(days);
    await dialog.getByLabel('Subject').pressSequentially(subject);
    await dialog.getByRole('button', { name: 'Plain text' }).click();
    await dialog.getByLabel('Text', { exact: true }).fill('Dear {{first name, else Friend}},\n\na short text.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await addStep('1', 'The first evening');
  await addStep('2', 'The third evening');
  const steps = page.getByRole('table', { name: 'Steps' });
  await expect(steps.getByRole('row')).toHaveText([
    /When/,
    /1 day later.*The first evening/,
    /2 days later.*The third/,
  ]);
  await page.getByRole('button', { name: 'More for The third evening' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(steps.getByRole('row').nth(1)).toContainText('The third evening');
  await page.getByRole('button', { name: 'More for The third evening' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(steps.getByRole('row').nth(1)).toContainText('The first evening');
  await page.getByRole('switch', { name }).click();
  await expect(page.getByText(`${name} is on`).first()).toBeVisible();

  await request.post('/api/functions/subscribe-email', {
    data: { email: person.email, firstName: person.firstName, timeZone: findNoonZone(await fetchProductTime(request)) },
  });
  const subjects = async () => (await fetchEmails(request, person.email)).map(({ subject }) => subject);
  await expect.poll(subjects, soon).toContainEqual(expect.stringContaining('Welcome'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 person is in it now')).toBeVisible({ timeout: 5_000 });
  }).toPass(soon);
  await advanceStripeClock(request, '24h');
  await expect.poll(subjects, soon).toContain('The first evening');
  expect(await subjects()).not.toContain('The third evening');
  const mail = (await fetchEmails(request, person.email)).find(({ subject }) => subject === 'The first evening');
  expect(mail?.text).toContain(`Dear ${person.firstName},`);
  await advanceStripeClock(request, '48h');
  await expect.poll(subjects, soon).toContain('The third evening');

  await page.goto(`/admin/users/${await fetchUserIdByEmail(request, person.email)}`);
  const record = page.getByRole('region', { name: 'Labels and automations' });
  await expect(record).toContainText(name);
  await expect(record).toContainText(/The first evening: email sent.*The third evening: email sent/);

  await page.goto('/admin/mailing/automations');
  for (const look of [
    { width: 360, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const) {
    await setWidthAndTheme(page, look);
    await expect(page.getByRole('heading', { level: 2, name: 'Welcome series' })).toBeVisible();
    expect(await findAccessibilityErrors(page)).toEqual([]);
  }
});
