import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Locator, type Page, type TestInfo } from '@playwright/test';
import { advanceStripeClock, readProductTime } from '../support/checkout.ts';
import { clickSave, createContentItem, createUniqueTitle, findContentRow } from '../support/content.ts';
import { uploadFile, writeTestFilm } from '../support/files.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { createAuthHeaders, createMember, getDemoCredentials, signIn } from '../support/people.ts';
import { selectOption } from '../support/select.ts';
import { startStandaloneAdmin } from '../support/standalone-admin.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const hourMs = 3_600_000;
const toSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

function toTyped(time: number, timeZone: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone } as const;
  const date = new Intl.DateTimeFormat('en-GB', day).format(time).replace('Sept', 'Sep');
  return `${date}, ${new Intl.DateTimeFormat('en-US', clock).format(time).replace('\u202f', ' ')}`;
}

test('an editor writes, schedules, changes and restores content, and moves a date, in the admin of the site', async ({
  page,
  browser,
}, info) => {
  await signIn(page, getDemoCredentials('editor'), '/admin/content');
  await tellStory(page, await (await browser.newContext()).newPage(), info);
});

test('an editor writes, schedules, changes and restores content, and moves a date, in the admin of another origin', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const admin = await startStandaloneAdmin(baseURL ?? '');
  const { email, password } = getDemoCredentials('editor');
  await page.goto(admin.origin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
  await tellStory(page, await (await browser.newContext()).newPage(), info);
  await admin.close();
});

async function tellStory(page: Page, reader: Page, info: TestInfo): Promise<void> {
  const { origin } = new URL(page.url());
  const [program, module, other, lesson] = ['program', 'module', 'other module', 'lesson'].map(createUniqueTitle) as [
    string,
    string,
    string,
    string,
  ];
  const film = await writeTestFilm(info.outputPath(`sea-${randomUUID().slice(0, 8)}.mp4`));
  const picture = info.outputPath(`window-${randomUUID().slice(0, 8)}.png`);
  await page.screenshot({ path: picture });
  const open = async (kind: string) => {
    await page.goto(`${origin}/admin/content#${kind}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(kind, 'i'));
  };
  const add = async (kind: string, one: string): Promise<Locator> => {
    await open(kind);
    await page
      .getByRole('button', { name: `Add ${one}` })
      .first()
      .click();
    return page.getByRole('dialog', { name: `Add ${one}` });
  };

  const programForm = await add('programs', 'program');
  await programForm.getByLabel('Title').fill(program);
  await clickSave(page);
  await expect(page.getByText('Program created successfully')).toBeVisible();
  for (const title of [module, other]) {
    await page.reload();
    const moduleForm = await add('modules', 'module');
    await selectOption(page, moduleForm.getByRole('combobox', { name: 'Program' }), program);
    await moduleForm.getByLabel('Title').fill(title);
    await clickSave(page);
    await expect(moduleForm).toBeHidden();
  }

  const form = await add('lessons', 'lesson');
  await selectOption(page, form.getByRole('combobox', { name: 'Module' }), module);
  await form.getByLabel('Title').fill(lesson);
  await addFilmWithPoster(page, form, { film, picture });
  await writeText(page, form, picture);
  await previewAsSeeker(page, lesson);

  const now = await readProductTime(page.request);
  const publishAt = form.getByLabel(/^Publish at/);
  await publishAt.pressSequentially(toTyped(now + 2 * hourMs, 'America/New_York'));
  await publishAt.press('Enter');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Scheduled: /)).toBeVisible();
  const outline = `/programs/${toSlug(program)}`;
  await expectTitles(reader, outline, { shown: module, hidden: lesson });
  await advanceStripeClock(page.request, '3h');
  await expectTitles(reader, outline, { shown: lesson });

  const changed = createUniqueTitle('changed lesson');
  const edited = page.getByRole('dialog', { name: 'Edit lesson' });
  await open('lessons');
  const row = await findContentRow(page, lesson);
  await row.getByRole('button', { name: `Edit ${lesson}` }).click();
  await edited.getByLabel('Title').fill(changed);
  await expect(edited.getByText(/^Draft saved at /)).toBeVisible();
  await edited.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(row.getByText('Unpublished changes')).toBeVisible();
  await expectTitles(reader, outline, { shown: lesson, hidden: changed });
  await row.getByRole('button', { name: `Edit ${lesson}` }).click();
  await expect(edited.getByLabel('Title')).toHaveValue(changed);
  await clickSave(page);
  await expect(page.getByText('Lesson updated successfully')).toBeVisible();
  await expectTitles(reader, outline, { shown: changed, hidden: lesson });

  await (await findContentRow(page, changed)).getByRole('button', { name: `More for ${changed}` }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: `Versions of “${changed}”` });
  await versions.getByRole('button', { name: /Published by a schedule/ }).click();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/^Version of .* restored$/)).toBeVisible();
  await expectTitles(reader, outline, { shown: lesson, hidden: changed });

  await restoreModule(page, origin, other);
  await moveDate(page, origin);
  await reader.context().close();
}

async function addFilmWithPoster(
  page: Page,
  form: Locator,
  { film, picture }: { film: string; picture: string },
): Promise<void> {
  await form.getByRole('button', { name: 'Choose file for Video' }).click();
  await uploadFile(page, page.getByRole('dialog', { name: 'Choose a video' }), film);
  await expect(form.getByLabel('Video')).toHaveValue(/^\/files\/media\/.*\.mp4$/);
  await form.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: film.split('/').at(-1) ?? '' });
  await details.getByRole('button', { name: 'Choose poster' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await uploadFile(page, picker, picture);
  await picker.getByLabel(/^Alternative text of /).fill('The list of content');
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Poster saved')).toBeVisible();
  await expect(details.getByRole('img', { name: 'The poster' })).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
}

async function writeText(page: Page, form: Locator, picture: string): Promise<void> {
  const toolbar = form.getByRole('toolbar', { name: 'Format of Transcript' });
  await expect(toolbar).toBeVisible();
  const text = form.getByRole('textbox', { name: 'Transcript' });
  await text.pressSequentially('Sit by the window.');
  await toolbar.getByRole('button', { name: 'Picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const name = picture.split('/').at(-1) ?? '';
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('list', { name: 'Picture' }).getByRole('button', { name }).click();
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expect
    .poll(() => text.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
}

async function previewAsSeeker(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Add lesson' }).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview as' });
  await preview.getByText('Phone', { exact: true }).click();
  await preview.getByText('Seeker', { exact: true }).click();
  const frame = page.frameLocator('iframe[title^="Preview as"]');
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(frame.getByText('Sit by the window.')).toBeVisible();
  await expect(frame.getByRole('img', { name: 'The list of content' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expect(preview).toBeHidden();
}

async function expectTitles(reader: Page, path: string, { shown, hidden }: { shown: string; hidden?: string }) {
  await expect(async () => {
    await reader.goto(path);
    await expect(reader.getByText(shown).first()).toBeAttached({ timeout: 2_000 });
    if (hidden) await expect(reader.getByText(hidden)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

async function restoreModule(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/admin/content#modules`);
  await (await findContentRow(page, title)).getByRole('button', { name: `Delete ${title}` }).click();
  await page
    .getByRole('dialog', { name: /^Are you sure/ })
    .getByRole('button', { name: 'Delete module' })
    .click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Module restored as a draft')).toBeVisible();
}

async function moveDate(page: Page, origin: string): Promise<void> {
  const start = Math.ceil((await readProductTime(page.request)) / hourMs) * hourMs + 60 * 24 * hourMs;
  const { circle, member } = await addCircle(page.request, start);
  await page.goto(`${origin}/admin/events?q=${encodeURIComponent(circle)}`);
  const row = page.getByRole('table', { name: 'Upcoming dates' }).getByRole('row').filter({ hasText: circle }).first();
  await row.getByRole('button', { name: /^Change/ }).click();
  const drawer = page.getByRole('dialog', { name: circle });
  for (const [label, hours] of [
    ['Starts', 1],
    ['Ends', 2],
  ] as const) {
    const field = drawer.getByLabel(label, { exact: true });
    await field.clear();
    await field.pressSequentially(toTyped(start + hours * hourMs, 'UTC'));
    await field.press('Enter');
  }
  await expect(drawer.getByText('1 person who said yes to this date')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save and notify 1 person' }).click();
  await expect(row.getByText('Moved')).toBeVisible();
  const subjects = async () => (await fetchEmails(page.request, member)).map(({ subject }) => subject);
  await expect.poll(subjects, { intervals: [200] }).toContain(`${circle} has a new time`);
}

async function addCircle(request: APIRequestContext, start: number): Promise<{ circle: string; member: string }> {
  const circle = createUniqueTitle('weekly circle');
  const startsAt = new Date(start).toISOString();
  const { id } = await createContentItem(request, 'events', {
    ...{ title: circle, slug: toSlug(circle), startsAt, endsAt: new Date(start + hourMs).toISOString(), zone: 'UTC' },
    ...{ recurrence: 'FREQ=WEEKLY', visibilityTier: 'free', zoomLink: 'https://meet.example/room' },
  });
  const member = await createMember(request);
  const headers = await createAuthHeaders(request, member);
  const rsvp = await request.put(`/api/events/${id}/rsvp`, { headers, data: { startsAt } });
  expect(rsvp.status()).toBe(200);
  return { circle, member: member.email };
}
