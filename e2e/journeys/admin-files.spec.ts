import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import {
  findAccessibilityErrors,
  findAccessibilityViolationsInTheme,
  setWidthAndTheme,
} from '../support/accessibility.ts';
import { clickSave, createContentItem, createUniqueTitle, openContentList } from '../support/content.ts';
import { findFileRow, uploadFile, writeTestFilm } from '../support/files.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { selectOption } from '../support/select.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UPLOADS = '**/api/admin/files/uploads/*';
const CHUNK_BYTES = 16 * 1024 * 1024;

test('an editor describes a picture, and it can be deleted only while nothing uses it', async ({ page }, info) => {
  const name = `sky-${randomUUID().slice(0, 8)}.png`;
  await signIn(page, getDemoCredentials('editor'), '/admin/files');
  await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  await page.screenshot({ path: info.outputPath(name) });
  await uploadFile(page, page, info.outputPath(name));
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('In the library')).toBeVisible();
  const row = await findFileRow(page, name);
  await expect(row.getByText('No alternative text')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  await row.getByRole('link', { name }).click();
  const details = page.getByRole('dialog', { name });
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details.getByText('Alternative text is required')).toBeVisible();
  await details.getByLabel('Alternative text').fill('The list of files.');
  const point = details.getByRole('application', { name: /^Most important point/ });
  await point.focus();
  await point.press('ArrowLeft');
  await point.press('Shift+ArrowDown');
  await expect(details.getByRole('status')).toHaveText('48 % from the left, 60 % from the top');
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File updated')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(row.getByText('No alternative text')).toBeHidden();

  const title = createUniqueTitle('program');
  await openContentList(page, 'programs');
  await page.getByRole('button', { name: 'Add program' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add program' });
  await form.getByLabel('Title').fill(title);
  const chooser = form.getByRole('button', { name: 'Choose file for Hero image' });
  await chooser.focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByRole('searchbox').fill(name);
  const choice = picker.getByRole('list', { name: 'Picture' }).getByRole('button', { name });
  await expect(choice).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await picker.getByRole('searchbox').focus();
  await pressUntilFocused(page, 'Tab', choice);
  await page.keyboard.press('Enter');
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await pressUntilFocused(page, 'Tab', picker.getByRole('button', { name: 'Use this picture' }));
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(form.getByLabel('Hero image')).toHaveValue(/^\/files\/[0-9a-f]{64}\//);
  await clickSave(page);
  await expect(page.getByText('Program created successfully')).toBeVisible();

  await page.goto('/admin/files');
  await expect((await findFileRow(page, name)).getByText('In 1 place')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await details.getByRole('button', { name: 'Delete file' }).click();
  const refusal = page.getByRole('dialog', { name: 'This file is in use' });
  await expect(refusal.getByRole('link', { name: title })).toBeVisible();
  await refusal.getByRole('button', { name: 'Close' }).last().click();
  await expect(details.getByRole('link', { name: title })).toHaveAttribute('href', /^\/admin\/content\?q=.*#programs$/);
});

test('an upload continues after a broken connection and after a closed tab, and fills a lesson', async ({
  page,
  context,
}, info) => {
  const name = `breath-${randomUUID().slice(0, 8)}.mp4`;
  const path = await writeTestFilm(info.outputPath(name), CHUNK_BYTES + 1_000_000);
  await signIn(page, getDemoCredentials('editor'), '/admin/files');
  await page.route(UPLOADS, (route, request) =>
    request.method() === 'PATCH' && request.headers()['upload-offset'] !== '0' ? route.abort() : route.continue(),
  );
  await uploadFile(page, page, path);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('Connection lost at 17 of 18 MB. Trying again...')).toBeVisible();
  await expect(uploads.getByRole('progressbar', { name: `Upload of ${name}` })).toHaveAttribute('aria-valuenow', '90');
  await uploads.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(uploads.getByText('Paused at 17 of 18 MB')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.close();

  const second = await context.newPage();
  await second.goto('/admin/files');
  const continued = second.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/api/admin/files/uploads/'),
  );
  await uploadFile(second, second, path);
  expect((await continued).headers()['upload-offset']).toBe(String(CHUNK_BYTES));
  await expect(second.getByRole('region', { name: 'Uploads' }).getByText('In the library')).toBeVisible();

  const title = createUniqueTitle('lesson');
  const module = await createModule(second);
  await openContentList(second, 'lessons');
  await second.getByRole('button', { name: 'Add lesson' }).first().click();
  const form = second.getByRole('dialog', { name: 'Add lesson' });
  await selectOption(second, form.getByRole('combobox', { name: 'Module' }), module.title);
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Choose file for Video' }).click();
  const picker = second.getByRole('dialog', { name: 'Choose a video' });
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('list', { name: 'Video' }).getByRole('button', { name }).click();
  await picker.getByRole('button', { name: 'Use this video' }).click();
  await expect(form.getByText('from the file')).toBeVisible();
  await form.getByRole('button', { name: 'Change the duration' }).click();
  await expect(form.getByRole('spinbutton', { name: 'Duration' })).toHaveValue(/^[1-9]\d*$/);
  expect(await findFaults(second)).toEqual([]);
  await clickSave(second);
  await expect(second.getByText('Lesson created successfully')).toBeVisible();
});

test('a form can be saved when its upload is done, and a draft at once', async ({ page }, info) => {
  const name = `rest-${randomUUID().slice(0, 8)}.mp4`;
  const path = await writeTestFilm(info.outputPath(name));
  const gate = Promise.withResolvers<void>();
  await page.route(UPLOADS, async (route, request) => {
    if (request.method() === 'PATCH') await gate.promise;
    await route.continue();
  });
  await openContentList(page, 'lessons');
  await page.getByRole('button', { name: 'Add lesson' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add lesson' });
  await form.getByRole('button', { name: 'Choose file for Video' }).click();
  await uploadFile(page, page.getByRole('dialog', { name: 'Choose a video' }), path);
  await expect(form.getByRole('progressbar', { name: `Upload of ${name}` })).toBeVisible();
  await expect(form.getByText('You can save when the upload is done, or save a draft now.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  expect(await findFaults(page)).toEqual([]);
  gate.resolve();
  await expect(form.getByLabel('Video')).toHaveValue(/^\/files\/media\/[0-9a-f-]{36}\.mp4$/);
  await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});

test('an editor uploads a film on the page of a new lesson, which has two columns from 1200 px', async ({
  page,
}, info) => {
  const path = await writeTestFilm(info.outputPath(`new-${randomUUID().slice(0, 8)}.mp4`));
  await signIn(page, getDemoCredentials('editor'), '/admin/content/new?kind=lesson');
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Lesson' })).toBeVisible();
  const aside = page.getByRole('group', { name: 'When and who can open it' });
  const findColumns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [await page.getByLabel('Title').boundingBox(), await aside.boundingBox()];
    return first && second && second.x > first.x + first.width ? 2 : 1;
  };
  expect(await findColumns(1200)).toBe(2);
  expect(await findColumns(1199)).toBe(1);
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await uploadFile(page, page.getByRole('group', { name: 'Files' }), path);
  await expect(page.getByLabel('Video')).toHaveValue(/^\/files\/media\/[0-9a-f-]{36}\.mp4$/);
  await page.goto('/admin/content/new?kind=meditation');
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Meditation' })).toBeVisible();
});

async function pressUntilFocused(page: Page, key: string, target: ReturnType<Page['getByRole']>): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) await page.keyboard.press(key);
  expect(await isFocused()).toBe(true);
}

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await setWidthAndTheme(page, { width: 1280, colorScheme });
    faults.push(...(await findAccessibilityViolationsInTheme(page, { colorScheme })));
  }
  return faults;
}

async function createModule(page: Page) {
  const slug = () => `for-files-${randomUUID()}`;
  const program = { title: createUniqueTitle('program'), slug: slug() };
  const { id: programId } = await createContentItem(page.request, 'programs', program);
  return createContentItem(page.request, 'modules', { title: createUniqueTitle('module'), slug: slug(), programId });
}
