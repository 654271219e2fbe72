import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  findAccessibilityViolationsInTheme,
  measureHorizontalOverflow,
  setWidthAndTheme,
} from '../support/accessibility.ts';
import {
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
  type ContentItem,
} from '../support/content.ts';
import { createAdminHeaders } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** After a key press, dnd-kit measures the rows before it handles the next key. */
const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });

test('an editor moves lessons by keyboard, by mouse and by menu, and readers see the new order', async ({
  page,
  browser,
}) => {
  const { program, module } = await createModule(page, ['Arriving', 'Breathing', 'Resting']);
  const reader = await (await browser.newContext()).newPage();
  await openContentList(page, 'lessons');
  await expect(page.getByText('Choose a module to change the order.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  await chooseModule(page, module.title);
  await expectOrder(page, ['Arriving', 'Breathing', 'Resting']);
  await expect(page.getByText('3 lessons, by order. Drag a row by its dots.')).toBeVisible();

  await page.getByRole('button', { name: 'Move Resting' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Resting lifted, place 3 of 3')).toBeAttached();
  await waitForFrames(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Resting, place 2 of 3')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Resting not moved, place 3 of 3')).toBeAttached();
  await expectOrder(page, ['Arriving', 'Breathing', 'Resting']);
  for (const [key, announced] of [
    ['Space', 'Resting lifted, place 3 of 3'],
    ['ArrowUp', 'Resting, place 2 of 3'],
    ['ArrowUp', 'Resting, place 1 of 3'],
    ['Space', 'Resting dropped, place 1 of 3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(announced)).toBeAttached();
    await waitForFrames(page);
  }
  await expect(page.getByText('Order saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Resting' })).toBeFocused();
  const undo = await holdUndo(page);
  await expectOrder(page, ['Resting', 'Arriving', 'Breathing']);
  await expectReaderOrder(reader, program, ['Resting', 'Arriving', 'Breathing']);
  await undo.click();
  await expect(page.getByText('Order restored')).toBeVisible();
  await expectOrder(page, ['Arriving', 'Breathing', 'Resting']);

  await drag(page, page.getByRole('button', { name: 'Move Arriving' }), page.getByRole('row', { name: /Resting/ }));
  await expectOrder(page, ['Breathing', 'Resting', 'Arriving']);
  await expectReaderOrder(reader, program, ['Breathing', 'Resting', 'Arriving']);
  await page.reload();
  await expectOrder(page, ['Breathing', 'Resting', 'Arriving']);
  expect(await findFaults(page)).toEqual([]);

  await setWidthAndTheme(page, { width: 390, colorScheme: 'light' });
  await page.getByRole('button', { name: 'Actions for Arriving' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expectOrder(page, ['Breathing', 'Arriving', 'Resting']);
  await expect(page.getByRole('button', { name: 'Actions for Arriving' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search by title...' }).fill('Rest');
  await expect(page.getByText('Clear the search and filters to change the order.')).toBeVisible();
  await reader.context().close();
});

test('an editor publishes, moves and deletes several lessons at once, and undoes it', async ({ page, browser }) => {
  const { program, module } = await createModule(page, ['Arriving', 'Breathing']);
  const { module: other } = await createModule(page, []);
  const lessons = `/api/admin/lessons?module=${module.id}`;
  await createLessons(page, module, ['Walking'], { status: 'draft' });
  await createLessons(page, module, ['Resting'], { status: 'draft' });
  const resting = (await readItems(page, lessons)).find(({ title }) => title === 'Resting');
  await saveDraft(page, resting?.id ?? '', { videoUrl: 'javascript:alert(1)' });
  await openContentList(page, 'lessons');
  await chooseModule(page, module.title);
  await expectOrder(page, ['Arriving', 'Breathing', 'Walking', 'Resting']);

  await select(page, ['Arriving', 'Walking', 'Resting']);
  const bar = page.getByRole('region', { name: 'Selected lessons' });
  await expect(bar.getByText('3 lessons selected')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^1 lesson published, 1 already published, 1 not: video URL/)).toBeVisible();
  const undo = await holdUndo(page);
  const refused = page.getByRole('alert').filter({ hasText: '1 lesson not changed' });
  await expect(refused.getByRole('listitem')).toHaveText(/^Resting: Video URL/);
  await expect(bar.getByText('1 lesson selected')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const reader = await (await browser.newContext()).newPage();
  await expectReaderOrder(reader, program, ['Arriving', 'Breathing', 'Walking']);
  await undo.click();
  await expect(page.getByText('1 lesson no longer published')).toBeVisible();
  await expectReaderOrder(reader, program, ['Arriving', 'Breathing']);
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  await select(page, ['Arriving', 'Breathing']);
  await bar.getByRole('button', { name: 'Set tier' }).click();
  await page.getByRole('menuitem', { name: 'Creator' }).click();
  await expect(page.getByText('2 lessons set to Creator')).toBeVisible();
  await expect(page.getByRole('row', { name: /Arriving/ })).toContainText('Creator');
  await select(page, ['Arriving', 'Breathing']);
  await bar.getByRole('button', { name: 'Move to module' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 lessons' });
  await chooseModule(page, other.title, 'New module');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('2 lessons moved')).toBeVisible();
  const moveBack = await holdUndo(page);
  await expectOrder(page, ['Walking', 'Resting']);
  await moveBack.click();
  await expect(page.getByText('2 lessons moved back')).toBeVisible();
  await expectOrder(page, ['Arriving', 'Breathing', 'Walking', 'Resting']);

  await setWidthAndTheme(page, { width: 390, colorScheme: 'light' });
  await select(page, ['Arriving', 'Walking']);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete 2 lessons?' });
  await expect(question.getByRole('listitem')).toHaveText(['Arriving', 'Walking']);
  await question.getByRole('button', { name: 'Delete 2 lessons' }).click();
  await expect(page.getByText('2 lessons deleted')).toBeVisible();
  const restore = await holdUndo(page);
  await expectOrder(page, ['Breathing', 'Resting']);
  await restore.click();
  await expect(page.getByText('2 lessons restored')).toBeVisible();
  await expectOrder(page, ['Arriving', 'Breathing', 'Walking', 'Resting']);
  await reader.context().close();
});

test('an editor copies a program with its modules and lessons, and opens the copy', async ({ page }) => {
  const { program } = await createModule(page, ['Arriving', 'Breathing']);
  await openContentList(page, 'programs');
  await findContentRow(page, program.title);
  await page.getByRole('button', { name: `More for ${program.title}` }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByText('Program copied')).toBeVisible();
  await expect(page.getByText(`“Copy of ${program.title}” and 3 below it are drafts.`)).toBeVisible();
  await page.getByRole('button', { name: 'Open the copy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit program' });
  await expect(dialog.getByLabel('Title')).toHaveValue(`Copy of ${program.title}`);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`${program.slug}-2`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const [copied] = await readItems(page, `/api/admin/programs?q=${encodeURIComponent(`Copy of ${program.title}`)}`);
  const modules = await readItems(page, `/api/admin/modules?program=${copied?.id}`);
  const lessons = await readItems(page, `/api/admin/lessons?module=${modules[0]?.id}`);
  expect(lessons.map(({ title, status }) => [title, status])).toEqual([
    ['Arriving', 'draft'],
    ['Breathing', 'draft'],
  ]);
});

async function createModule(
  page: Page,
  lessons: readonly string[],
): Promise<{ program: ContentItem; module: ContentItem }> {
  const name = createUniqueTitle('list').replaceAll(' ', '-');
  const program = await create(page, 'programs', name, { isMembersOnly: false });
  const module = await create(page, 'modules', `${name}-module`, { programId: program.id });
  await createLessons(page, module, lessons);
  return { program, module };
}

async function createLessons(
  page: Page,
  { id: moduleId }: ContentItem,
  titles: readonly string[],
  values: object = {},
): Promise<void> {
  for (const title of titles) {
    const orderNum = (await readItems(page, `/api/admin/lessons?module=${moduleId}`)).length + 1;
    await create(page, 'lessons', title, { moduleId, orderNum, visibilityTier: 'free', ...values });
  }
}

const create = (page: Page, kind: string, title: string, values: object): Promise<ContentItem> =>
  createContentItem(page.request, kind, { title, slug: `${title}-${crypto.randomUUID()}`.toLowerCase(), ...values });

async function readItems(page: Page, url: string): Promise<(ContentItem & { status: string })[]> {
  const answer = await page.request.get(url, { headers: await createAdminHeaders(page.request) });
  return ((await answer.json()) as { items: (ContentItem & { status: string })[] }).items;
}

async function saveDraft(page: Page, id: string, values: object): Promise<void> {
  const headers = await createAdminHeaders(page.request);
  const saved = await page.request.put(`/api/admin/content/lessons/${id}/draft`, { headers, data: { values } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** The message with Undo disappears after 10 s, unless the button has the focus. */
async function holdUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  await undo.focus();
  return undo;
}

async function select(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
}

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [390, 768, 1280]) {
    await setWidthAndTheme(page, { width, colorScheme: 'light' });
    faults.push(...(await findAccessibilityViolationsInTheme(page, { colorScheme: 'light' })));
    if ((await measureHorizontalOverflow(page)) > 0) faults.push(`wider than ${width} px`);
  }
  return faults;
}

async function chooseModule(page: Page, title: string, label = 'Module'): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  // The click is lost if the options are reloaded between pressing and releasing the mouse button.
  await expect(async () => {
    await field.fill(title);
    await page.getByRole('option', { name: title }).click({ timeout: 10_000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 2_000 });
  }).toPass();
}

const expectOrder = (page: Page, titles: readonly string[]): Promise<void> =>
  expect(page.locator('tbody tr[data-row-key] strong')).toHaveText([...titles]);

async function expectReaderOrder(reader: Page, { slug }: ContentItem, titles: readonly string[]): Promise<void> {
  await expect(async () => {
    await reader.goto(`/programs/${slug}`);
    const shown = await reader.getByText(/^(Arriving|Breathing|Walking|Resting)$/).allTextContents();
    expect(shown).toEqual(titles);
  }).toPass({ timeout: 30_000 });
}

async function drag(page: Page, handle: Locator, target: Locator): Promise<void> {
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('The rows are not on the screen.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height, { steps: 4 });
  await page.mouse.move(x, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}
