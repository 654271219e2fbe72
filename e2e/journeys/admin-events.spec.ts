import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import {
  clickSave,
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
} from '../support/content.ts';
import { fetchEmails } from '../support/mailbox.ts';
import {
  createAuthHeaders,
  createMember,
  fetchUserIdByEmail,
  getDemoCredentials,
  signIn,
  updateAccount,
} from '../support/people.ts';
import { signInAgainAfterEnd } from '../support/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dayMs = 86_400_000;
/** Events so far ahead do not appear on the public pages that other tests read. */
const firstDay = 60;
const day = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const toTyped = (date: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return parts.format(new Date(date)).replace('Sept', 'Sep');
};

async function createWeeklyCircle(page: Page, others: object = {}) {
  const title = createUniqueTitle('weekly circle');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const [startsAt, endsAt] = [`${day(firstDay)}T19:00:00Z`, `${day(firstDay)}T20:00:00Z`];
  const values = { zone: 'UTC', category: 'circle', visibilityTier: 'free', zoomLink: 'https://meet.example/room' };
  const draft = { title, slug, startsAt, endsAt, recurrence: 'FREQ=WEEKLY', ...values, ...others };
  return { startsAt, ...(await createContentItem(page.request, 'events', draft)) };
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.clear();
  await field.pressSequentially(text);
  await field.press('Enter');
}

test('an editor moves one date and sees who will be notified, and the member gets the email', async ({ page }) => {
  const circle = await createWeeklyCircle(page);
  const member = await createMember(page.request);
  const headers = await createAuthHeaders(page.request, member);
  const date = { headers, data: { startsAt: circle.startsAt } };
  expect((await page.request.put(`/api/events/${circle.id}/rsvp`, date)).status()).toBe(200);

  await signIn(page, getDemoCredentials('editor'), '/admin/events');
  await page.getByRole('searchbox').fill(circle.title);
  await expect(page).toHaveURL(/q=/);
  const rows = page.getByRole('table', { name: 'Upcoming dates' }).getByRole('row').filter({ hasText: circle.title });
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText(`${toTyped(day(firstDay))}, `);
  await expect(page.getByText('1 to 20 of 60, soonest first')).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await rows
    .first()
    .getByRole('button', { name: /^Change/ })
    .click();
  const drawer = page.getByRole('dialog', { name: circle.title });
  await expect(drawer.getByText('No one: the time stays the same.')).toBeVisible();
  await type(page, 'Starts', `${toTyped(day(firstDay))}, 8:30 PM`);
  await type(page, 'Ends', `${toTyped(day(firstDay))}, 9:30 PM`);
  await drawer.getByLabel(/^Note for the people who come/).fill('The hall is taken until eight.');
  await expect(drawer.getByText('1 person who said yes to this date')).toBeVisible();
  const email = page.frameLocator('iframe[title="Email preview"]');
  await expect(email.getByText(/The new time is .+, 8:30 PM in /)).toBeVisible();
  await expect(email.getByText('The hall is taken until eight.')).toBeVisible();
  await expect(drawer.getByText(`Subject: ${circle.title} has a new time.`)).toBeVisible();
  expect(await findAccessibilityErrors(page, { exclude: 'iframe' })).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await fetchEmails(page.request, member.email)).toEqual([]);
  await drawer.getByRole('button', { name: 'Save and notify 1 person' }).click();
  await expect(page.getByText('Date changed')).toBeVisible();
  await expect(rows.first().getByText('Moved')).toBeVisible();

  const received = async () => (await fetchEmails(page.request, member.email)).map(({ subject }) => subject);
  await expect.poll(received, { intervals: [200] }).toEqual([`${circle.title} has a new time`]);
  expect((await fetchEmails(page.request, member.email))[0]?.text).toContain('The hall is taken until eight.');
  const file = await (await page.request.get(`/events/${circle.slug}.ics`)).text();
  const moved = day(firstDay).replaceAll('-', '');
  expect(file).toMatch(new RegExp(`RECURRENCE-ID(;[^:]*)?:${moved}T190000`));
  expect(file).toMatch(new RegExp(`DTSTART(;[^:]*)?:${moved}T203000`));

  await rows
    .nth(1)
    .getByRole('button', { name: /^Change/ })
    .click();
  await drawer.getByText('Cancel it', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Cancel this date', exact: true }).click();
  await expect(rows.nth(1).getByText('Cancelled')).toBeVisible();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Change/ })
    .click();
  await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(rows.nth(1).getByText('Planned', { exact: true })).toBeVisible();
});

test('an editor cancels a date with all later ones after seeing the email, and publishes a draft from the list', async ({
  page,
}) => {
  const circle = await createWeeklyCircle(page);
  const member = await createMember(page.request);
  const headers = await createAuthHeaders(page.request, member);
  expect((await page.request.put(`/api/events/${circle.id}/rsvp`, { headers, data: {} })).status()).toBe(200);
  await signIn(page, getDemoCredentials('editor'), `/admin/events?q=${encodeURIComponent(circle.title)}`);
  const rows = page.getByRole('table', { name: 'Upcoming dates' }).getByRole('row').filter({ hasText: circle.title });
  await rows
    .nth(2)
    .getByRole('button', { name: /^Change/ })
    .click();
  const drawer = page.getByRole('dialog', { name: circle.title });
  await drawer.getByText('Cancel it', { exact: true }).click();
  await drawer.getByText('This and all later dates (ends the series)').click();
  await drawer.getByLabel(/^Note for the people who come/).fill('Thank you for the year.');
  const email = page.frameLocator('iframe[title="Email preview"]');
  await expect(email.getByText(/It does not take place on .+ or on any later date\./)).toBeVisible();
  await expect(email.getByText('Thank you for the year.')).toBeVisible();
  expect(await findAccessibilityErrors(page, { exclude: 'iframe' })).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await drawer.getByRole('button', { name: 'Cancel these dates and notify 1 person' }).click();
  await expect(page.getByText('Dates cancelled')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2).getByText('Cancelled')).toBeVisible();
  const received = async () => (await fetchEmails(page.request, member.email)).map(({ subject }) => subject);
  await expect.poll(received, { intervals: [200] }).toEqual([`${circle.title} has no more dates`]);

  const { title } = await createWeeklyCircle(page, { status: 'draft', recurrence: null });
  await page.goto(`/admin/events?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('button', { name: /^Change/ }).click();
  const draft = page.getByRole('dialog', { name: title });
  await expect(draft.getByText('Only staff see it. Publish it in its form.')).toBeVisible();
  await draft.getByRole('button', { name: 'Edit event' }).click();
  await page.getByRole('dialog', { name: 'Edit event' }).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Event published')).toBeVisible();
  await expect(row.getByText('Planned', { exact: true })).toBeVisible();
});

test('an editor sees how many people are notified before events are unpublished or deleted', async ({ page }) => {
  const circle = await createWeeklyCircle(page);
  const headers = await createAuthHeaders(page.request, await createMember(page.request));
  expect((await page.request.put(`/api/events/${circle.id}/rsvp`, { headers, data: {} })).status()).toBe(200);
  await openContentList(page, 'events');
  await findContentRow(page, circle.title);
  await page.getByRole('checkbox', { name: `Select ${circle.title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected events' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  const deletion = page.getByRole('dialog', { name: 'Are you sure you want to delete 1 event?' });
  await expect(deletion.getByRole('button', { name: 'Delete 1 event and notify 1 person' })).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await deletion.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  const question = page.getByRole('dialog', { name: 'Unpublish this event?' });
  await expect(question.getByText(/^1 person who said yes will get an email/)).toBeVisible();
  await question.getByRole('button', { name: 'Unpublish and notify 1 person' }).click();
  await expect(page.getByText('1 event unpublished')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 event published again')).toBeVisible();
});

test('the note for a date survives a session that ends while an editor writes', async ({ page }) => {
  const circle = await createWeeklyCircle(page);
  // The test ends all sessions of the account, so the account belongs to this test.
  const editor = await createMember(page.request);
  await updateAccount(page.request, editor, { role: 'editor', operation: 'add' });
  await signIn(page, editor, `/admin/events?q=${encodeURIComponent(circle.title)}`);
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  const note = page.getByRole('dialog', { name: circle.title }).getByLabel(/^Note for the people who come/);
  await note.fill('Written before the session ended');
  await signInAgainAfterEnd(page, editor);
  await expect(note).toHaveValue('Written before the session ended');
});

test('an editor moves through the calendar by keyboard and opens a date', async ({ page }) => {
  const circle = await createWeeklyCircle(page);
  await signIn(page, getDemoCredentials('editor'), `/admin/events?view=calendar&day=${day(firstDay)}`);
  await page.getByRole('searchbox').fill(circle.title);
  const chosen = page.locator('[data-day][tabindex="0"]');
  await expect(chosen).toHaveAccessibleName(/, 1 date$/);
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`[data-day="${day(firstDay + 7)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: circle.title });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator(`[data-day="${day(firstDay + 7)}"]`)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page).not.toHaveURL(new RegExp(`day=${day(firstDay + 7)}`));
  await page.getByText('Week', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Dates by day' }).getByRole('button')).toHaveCount(1);
});

test('an editor sees the next dates while writing an event, downloads the people of a date and adds its replay', async ({
  page,
}) => {
  await signIn(page, getDemoCredentials('editor'), '/admin/events/new');
  await type(page, 'Start', '6 Mar 2030, 7:00 PM');
  await page.getByText('Every week', { exact: true }).click();
  const preview = page.getByRole('status', { name: 'Next dates' });
  await expect(preview).toContainText('Every week at 7:00 PM in New York');
  await expect(preview.getByRole('listitem').last()).toContainText('Wed 20 Mar 2030, 7:00 PM');
  await expect(preview).toContainText('The clocks change in New York on 10 Mar 2030; it stays 7:00 PM');
  await page.getByLabel('Number of weeks between dates').fill('2');
  await expect(preview.getByRole('listitem').last()).toContainText('Wed 3 Apr 2030, 7:00 PM');
  expect(await findAccessibilityErrors(page)).toEqual([]);

  const title = createUniqueTitle('past circle');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const [startsAt, endsAt] = [`${day(-3)}T19:00:00Z`, `${day(-3)}T20:00:00Z`];
  const { id } = await createContentItem(page.request, 'events', {
    ...{ title, slug, startsAt, endsAt, zoomLink: 'https://meet.example/room' },
  });
  const member = await createMember(page.request);
  const headers = await createAuthHeaders(page.request, getDemoCredentials('support'));
  const data = { startsAt, userId: await fetchUserIdByEmail(page.request, member.email), isPresent: true };
  expect((await page.request.put(`/api/admin/events/${id}/attendance`, { headers, data })).status()).toBe(200);
  await page.goto(`/admin/events?q=${encodeURIComponent(title)}`);
  await page.getByRole('table', { name: 'Past dates' }).getByRole('button', { name: /^Open/ }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByRole('checkbox', { name: /came$/ })).toBeChecked();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`${slug}-${day(-3)}.csv`);
  await drawer.getByRole('checkbox', { name: /came$/ }).click();
  await expect(page.getByText('Recorded as absent')).toBeVisible();

  await drawer.getByRole('button', { name: 'Add a replay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add replay' });
  await dialog.getByLabel('Video URL').fill('/files/media/replay-1.mp4');
  await clickSave(page);
  await expect(page.getByText('Replay created successfully')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Past dates' }).getByText('Replay attached')).toBeVisible();
  await page.getByRole('table', { name: 'Past dates' }).getByRole('button', { name: /^Open/ }).click();
  await expect(drawer.getByRole('button', { name: 'Edit replay' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Copy event' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`Copy of ${title}`);
  await expect(page.getByLabel('Slug')).toHaveValue(`${slug}-copy`);
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('');
  await page.goto('/admin/content#replays');
  await (await findContentRow(page, title)).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit replay' }).getByLabel('Title')).toHaveValue(title);
});
