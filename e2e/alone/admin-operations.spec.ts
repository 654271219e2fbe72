import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityErrors, findClippedText, measureHorizontalOverflow } from '../support/accessibility.ts';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import { fetchEmails, setEmailFault } from '../support/mailbox.ts';
import { createTestPerson, getDemoCredentials, signIn } from '../support/people.ts';

const sendRoute = 'POST /emails';

test.afterEach(({ request }) => setEmailFault(request, sendRoute));

test('an administrator sees a failed task with its reason, tries it again, and opens the queue board', async ({
  page,
}) => {
  const complaints = await collectBrowserErrors(page);
  const notices = async () =>
    (await fetchEmails(page.request, getDemoCredentials('admin').email)).map(({ subject }) => subject);
  // Emails fail after the fault is set, so the email about the disk must arrive first.
  await expect.poll(notices, { timeout: 30_000 }).toContain('The disk is almost full');
  await setEmailFault(page.request, sendRoute, { status: 500 });
  await page.goto('/about');
  const report = page.waitForRequest('**/api/reports');
  await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('broken on purpose'))));
  const sent = (await report).postDataJSON() as { page: string; message: string };
  expect([sent.page, sent.message]).toEqual(['/about', 'TypeError: broken on purpose']);
  expect((await (await report).response())?.status()).toBe(204);
  const { email } = createTestPerson();
  await page.request.post('/api/functions/subscribe-email', { data: { email, source: 'footer' } });

  await signIn(page, getDemoCredentials('admin'), '/admin/operations');
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveAttribute('aria-current', 'page');
  const failed = page.getByRole('table', { name: 'Failed tasks' }).getByRole('row').filter({ hasText: 'Other emails' });
  await expect(failed.first()).toContainText('The email provider did not accept the email');
  await expect(failed.first()).toContainText(/\d of 8/);
  const own = failed.filter({ hasText: `to ${email}` });
  await own.getByRole('button', { name: /^Drop/ }).click();
  const question = page.getByRole('dialog', { name: /^Drop “/ });
  await expect(question).toContainText(`The email to ${email} is not sent.`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  for (const part of ['Site', 'Database', 'Worker', 'Email', 'Payments', 'Files'])
    await expect(page.getByRole('list', { name: 'Parts' }).getByText(part, { exact: true })).toBeVisible();
  const alert = page
    .getByRole('table', { name: 'Alerts' })
    .getByRole('row')
    .filter({ hasText: 'The disk is almost full' });
  await expect(alert).toContainText('open');
  await expect(alert).toContainText('Delete files in the library that are not needed');
  const sizes = page.getByRole('table', { name: 'Largest tables' }).getByRole('row');
  await expect(sizes).toHaveCount(11);
  await expect(sizes.nth(1)).toContainText(/\d (KB|MB)/);
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });

  await setEmailFault(page.request, sendRoute);
  await failed
    .first()
    .getByRole('button', { name: /^Try again/ })
    .click();
  // The product may have retried the task itself before the click.
  await expect(page.getByText(/is tried again|Failed to try again/).first()).toBeVisible();
  await expect.poll(async () => (await fetchEmails(page.request, email)).length).toBe(1);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(failed).toHaveCount(0);

  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Operations' })).toContainText(
    /, \d+ waiting/,
  );
  await page.getByRole('button', { name: 'Hold... Campaigns' }).click();
  await page.getByText('4 hours').click();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hold this queue' }).click();
  const onHold = page.getByText('On hold: Campaigns.');
  await expect(onHold).toBeVisible();
  const row = page.getByRole('table', { name: 'Queues' }).getByRole('row').filter({ hasText: 'Campaigns' });
  await expect(row).toContainText(/held by Ada Lindqvist.*until (today|\d+ \w+ \d+), /);
  await page.getByRole('button', { name: 'Release Campaigns' }).click();
  await expect(onHold).toBeHidden();

  await page.getByRole('button', { name: 'Open the queue board' }).click();
  await expect(page).toHaveURL(/\/ops\/queues/);
  await expect(page.getByText('billing-mail').first()).toBeVisible();
  expect(complaints.filter((line) => !/409 \(Conflict\)|broken on purpose/.test(line))).toEqual([]);
});

interface QueuesState {
  items: { name: string; failed: number }[];
  failedTasks: object[];
}

const changeQueues = (page: Page, change: (queues: QueuesState) => void): Promise<unknown> =>
  page.route('**/api/admin/operations', async (route) => {
    const response = await route.fetch();
    const state = (await response.json()) as { queues: QueuesState };
    change(state.queues);
    await route.fulfill({ response, json: state });
  });

/** The test sends too few emails to reach the sending limit, so the mock changes the response. */
const showAtLimit = (page: Page): Promise<unknown> =>
  changeQueues(page, ({ items }) => {
    for (const queue of items) if (queue.name === 'mailing') Object.assign(queue, { isAtLimit: true });
  });

test('the table of queues shows the tasks of a minute and the queue at its limit', async ({ page }, info) => {
  await showAtLimit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, getDemoCredentials('admin'), '/admin/operations');
  const queues = page.getByRole('table', { name: 'Queues' });
  await expect(queues.getByRole('columnheader')).toHaveText(['Queue', 'Waiting', 'Oldest', 'A minute', 'State']);
  await expect(queues.getByRole('row').filter({ hasText: 'Other emails' })).toContainText('at its limit');
  // A schedule of this queue runs every three seconds.
  const content = queues.getByRole('row').filter({ hasText: 'Content and counts' });
  await expect(content.getByRole('cell').nth(3)).toHaveText(/^[1-9]\d*$/, { timeout: 20_000 });
  await expect(content).toContainText('runs');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await queues.scrollIntoViewIfNeeded();
    await info.attach(`queues-${width}`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    expect(await measureHorizontalOverflow(page)).toBe(0);
    expect(await findAccessibilityErrors(page)).toEqual([]);
  }
  // Ends the mock here, because a request that is still open would fail the next test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a failed task shows its whole recipient, and buttons that a finger can press', async ({ page }) => {
    const email = 'administration.of.the.library@department-of-meditation.example.org';
    const task = { queue: 'mailing', task: 'mailing.send-mail-when-queued', maxAttempts: 8, failedAt: new Date() };
    const reason = 'The email provider did not accept the email: 500 Internal Server Error';
    await changeQueues(page, (queues) => {
      queues.failedTasks = [
        {
          ...task,
          id: '1',
          recipient: 'kofi@example.org',
          attempts: 5,
          nextTryAt: new Date(Date.now() + 720_000),
          reason,
        },
        { ...task, id: '2', recipient: email, attempts: 38, nextTryAt: new Date(Date.now() + 12_000), reason },
        {
          ...task,
          id: '3',
          queue: 'files',
          task: 'files.check-upload',
          recipient: null,
          attempts: 8,
          nextTryAt: null,
          reason,
        },
      ];
    });
    await signIn(page, getDemoCredentials('admin'), '/admin/operations');
    const tasks = page.getByRole('table', { name: 'Failed tasks' });
    await expect(tasks.getByText(`to ${email}`)).toBeVisible();
    const scheduled = tasks.getByRole('row').filter({ hasText: 'Check upload' });
    await expect(scheduled).toContainText('at its next time');
    await expect(tasks.getByRole('row').filter({ hasText: email }).getByText('38', { exact: true })).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await tasks.scrollIntoViewIfNeeded();
      expect(await measureHorizontalOverflow(page)).toBe(0);
      expect(await findClippedText(page)).toEqual([]);
      for (const button of await tasks.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('an administrator restores a backup after typing its date, and undoes it', async ({ page }, info) => {
  test.slow();
  const complaints = await collectBrowserErrors(page);
  await signIn(page, getDemoCredentials('admin'), '/admin/operations');
  const backups = page.getByRole('table', { name: 'Backups' });
  const restores = backups.getByRole('button', { name: /^Restore/ });
  const start = page.getByRole('button', { name: 'Back up now' });
  // The first backup starts before this sign-in, so only the next backup contains this session.
  await expect(restores.first()).toBeVisible({ timeout: 120_000 });
  await expect(start).toBeVisible({ timeout: 120_000 });
  const before = await restores.count();
  await start.click();
  // The daily backup may add another row, so the count may grow by more than one.
  await expect.poll(() => restores.count(), { timeout: 120_000 }).toBeGreaterThan(before);

  await restores.first().click();
  const dialog = page.getByRole('dialog', { name: /^Restore the backup of/ });
  await expect(dialog.getByText(/^Everything that was written after .* is lost/)).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: info.outputPath(`restore-${width}.png`) });
    expect(await findAccessibilityErrors(page)).toEqual([]);
  }
  const confirm = dialog.getByRole('button', { name: 'Restore this backup' });
  await expect(confirm).toBeDisabled();
  const field = dialog.getByLabel(/^Type .* to confirm/);
  await field.pressSequentially(
    /[\d-]{10}/.exec((await dialog.getByText(/^Type .* to confirm/).textContent()) ?? '')?.[0] ?? '',
  );
  await confirm.click();
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'is being restored' })).toContainText(/Step \d of 8/);
  await page.reload();
  await expect(status.filter({ hasText: 'is in use' })).toBeVisible({ timeout: 240_000 });
  await page.screenshot({ path: info.outputPath('restored-1280.png'), fullPage: true });
  expect(await findAccessibilityErrors(page)).toEqual([]);

  await page.getByRole('button', { name: 'Undo this restore...' }).click();
  await page.getByRole('button', { name: 'Undo this restore', exact: true }).click();
  await expect(status.filter({ hasText: 'The restore is undone.' })).toBeVisible({ timeout: 240_000 });
  // A restore renames the database, which ends its connections, so some requests fail.
  expect(complaints.filter((line) => !/50[03]/.test(line))).toEqual([]);
});

for (const role of ['support', 'editor'] as const)
  test(`operations is not in the menu of the role ${role}, and its page sends no request`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/operations')) asked.push(request.url());
    });
    await signIn(page, getDemoCredentials(role), '/admin/operations');
    await expect(page.getByText('Only an administrator can open this page.')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await expect(menu.getByRole('link', { name: 'Operations' })).toHaveCount(0);
    expect(asked).toEqual([]);
  });
