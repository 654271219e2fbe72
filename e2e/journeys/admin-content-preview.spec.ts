import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { findAccessibilityViolationsInTheme, setWidthAndTheme } from '../support/accessibility.ts';
import {
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
  showContentTab,
} from '../support/content.ts';
import { createAuthHeaders } from '../support/lessons.ts';
import { getDemoCredentials } from '../support/people.ts';
import { startStandaloneAdmin } from '../support/standalone-admin.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const transcript = 'Sit down and wait for the first breath.';

async function createLesson(page: Page) {
  const add = (kind: string, draft: object) => createContentItem(page.request, kind, draft);
  const slug = (kind: string) => `${kind}-${crypto.randomUUID()}`;
  const program = await add('programs', { title: createUniqueTitle('program'), slug: slug('program') });
  const module = await add('modules', { programId: program.id, title: createUniqueTitle('module'), slug: slug('m') });
  const draft = { moduleId: module.id, slug: slug('lesson'), visibilityTier: 'seeker', transcript };
  const lesson = await add('lessons', { ...draft, title: createUniqueTitle('lesson') });
  return { ...lesson, program: program.title };
}

const getFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview as"]');

test('an editor previews an unsaved lesson on a phone as Free and as Seeker, and nothing is stored', async ({
  page,
  browser,
}) => {
  const lesson = await createLesson(page);
  const writes: string[] = [];
  await openContentList(page, 'lessons');
  await (await findContentRow(page, lesson.title)).getByRole('button', { name: `Edit ${lesson.title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit lesson' });
  const title = createUniqueTitle('unsaved lesson');
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Preview' }).click();
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame() && request.method() !== 'GET') writes.push(request.url());
  });

  const preview = page.getByRole('dialog', { name: 'Preview as' });
  const frame = getFrame(page);
  await expect(frame.getByText('Preview as Visitor')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name: lesson.program })).toBeVisible();
  await expect(frame.getByText(title)).toBeVisible();
  await preview.getByText('Phone', { exact: true }).click();
  await preview.getByText('Free', { exact: true }).click();
  await expect(frame.getByText('Preview as Free')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'See membership' })).toBeVisible();
  await expect(frame.getByText(transcript)).toBeHidden();
  expect(await page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(388);

  await page.keyboard.press('2');
  await expect(frame.getByText('Preview as Seeker')).toBeVisible();
  await expect(frame.getByText(transcript)).toBeVisible();
  await expect(frame.getByText('A preview has no journal.')).toBeVisible();
  await frame.getByRole('button', { name: 'Mark as seen and continue' }).click();
  await expect(frame.getByText('This is a preview. It only shows pages, and nothing is saved.')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(writes).toEqual([]);

  const headers = await createAuthHeaders(page.request, getDemoCredentials('editor'));
  const practice = (await (await page.request.get('/api/practice', { headers })).json()) as { lessons: object[] };
  expect(JSON.stringify(practice.lessons)).not.toContain(lesson.id);
  const published = (await (await page.request.get(`/api/lessons/${lesson.id}`)).json()) as { title: string };
  expect(published.title).toBe(lesson.title);

  const link = (await page.locator('iframe').getAttribute('src')) ?? '';
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await guest.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await findFaults(guest)).toEqual([]);
  await guest.goto('about:blank');
  await guest.goto(`${link}A`);
  await expect(guest.getByText('This preview has ended. Open it again from the admin.')).toBeVisible();
  await guest.context().close();

  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expect(preview).toBeHidden();
  await expect(form).toBeVisible();
});

test('the standalone admin at another origin previews a saved lesson', async ({ page, baseURL }) => {
  const admin = await startStandaloneAdmin(baseURL ?? '');
  const lesson = await createLesson(page);
  const { email, password } = getDemoCredentials('editor');
  await page.goto(admin.origin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The visible menu shows that sign-in is complete, because an earlier page load would find no session.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Content' })).toBeVisible();
  await page.goto(`${admin.origin}/admin/content`);
  await showContentTab(page, 'lessons');
  await (await findContentRow(page, lesson.title)).getByRole('button', { name: `More for ${lesson.title}` }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await page.getByRole('dialog', { name: 'Preview as' }).getByText('Creator', { exact: true }).click();
  await expect(getFrame(page).getByText(transcript)).toBeVisible();
  await admin.close();
});

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [360, 768, 1280]) {
      await setWidthAndTheme(page, { width, colorScheme });
      faults.push(...(await findAccessibilityViolationsInTheme(page, { colorScheme, exclude: 'iframe' })));
    }
  return faults;
}
