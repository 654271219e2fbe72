import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityViolationsInTheme, setWidthAndTheme } from '../support/accessibility.ts';
import {
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
  updateContentItem,
} from '../support/content.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an editor deletes a module, restores it from the toast and the trash, and restores older versions', async ({
  page,
}) => {
  const { module, lesson } = await addModuleWithLessons(page);
  await openContentList(page, 'modules');
  await deleteFromList(page, 'module', module.title, [lesson.title]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Module restored')).toBeVisible();
  await findContentRow(page, module.title);

  await deleteFromList(page, 'module', module.title, [lesson.title]);
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  const deleted = page.getByRole('row').filter({ hasText: module.title });
  for (const text of ['Module', '2 lessons deleted with it', '30 days', 'today, '])
    await expect(deleted).toContainText(text);
  await expect(deleted.getByRole('button', { name: /for ever/ })).toHaveCount(0);
  await expectAccessible(page);
  await deleted.getByRole('button', { name: `Restore ${module.title}` }).click();
  await expect(page.getByText('Module restored as a draft')).toBeVisible();
  await expect(deleted).toHaveCount(0);

  await page.getByRole('link', { name: 'All content' }).click();
  await openTab(page, 'Lessons');
  await openVersions(page, lesson.title);
  const versions = page.getByRole('dialog', { name: `Versions of “${lesson.title}”` });
  await versions.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  const summary = versions.getByRole('group', { name: 'Summary' });
  await expect(summary.getByRole('deletion')).toHaveText('long');
  await expect(summary.getByRole('insertion')).toHaveText('short');
  await expect(versions.getByRole('group', { name: 'Reflection prompt' })).toContainText('What remains?');
  await versions.getByText('Whole text', { exact: true }).click();
  await expect(versions.getByRole('group', { name: 'Title' })).toContainText(lesson.title);
  await expect(summary).toContainText('A short sit');
  await expect(summary.getByRole('insertion')).toHaveCount(0);
  await versions.getByText('Differences', { exact: true }).click();
  await versions.getByRole('button', { name: 'Take single fields' }).click();
  await versions.getByRole('checkbox', { name: 'Summary' }).check();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Restore 1 field' }).click();
  await expect(page.getByText('1 field restored')).toBeVisible();
  await expectLesson(page, lesson.title, { summary: 'A short sit', prompt: 'What remains?' });

  await openVersions(page, lesson.title);
  await versions.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/^Version of today, .* restored$/)).toBeVisible();
  await expect(page.getByRole('button', { name: `More for ${lesson.title}` })).toBeFocused();
  await expectLesson(page, lesson.title, { summary: 'A short sit', prompt: '' });
});

test('an administrator restores a lesson with its module, and deletes for ever', async ({ page }) => {
  const { module, lesson } = await addModuleWithLessons(page);
  await openContentList(page, 'lessons', 'admin');
  await deleteFromList(page, 'lesson', lesson.title);
  await openTab(page, 'Modules');
  await deleteFromList(page, 'module', module.title);
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Restore ${lesson.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Its module is in the trash too. Restore both?' });
  await question.getByRole('button', { name: 'Restore both' }).click();
  await expect(page.getByText('Lesson restored as a draft')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: module.title })).toHaveCount(0);

  await page.getByRole('link', { name: 'All content' }).click();
  await openTab(page, 'Modules');
  await deleteFromList(page, 'module', module.title, [lesson.title]);
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Delete for ever: ${module.title}` }).click();
  const asked = page.getByRole('dialog', { name: `Delete “${module.title}” for ever?` });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await asked.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByText('Module deleted for ever')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: module.title })).toHaveCount(0);
});

async function addModuleWithLessons({ request }: Page) {
  const toSlug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
  const add = (kind: string, one: string, values: object) => {
    const title = createUniqueTitle(one);
    return createContentItem(request, kind, { title, slug: toSlug(title), ...values });
  };
  const program = await add('programs', 'program', {});
  const module = await add('modules', 'module', { programId: program.id });
  const lesson = await add('lessons', 'lesson', { moduleId: module.id, summary: 'A short sit' });
  await add('lessons', 'lesson', { moduleId: module.id });
  await updateContentItem(request, 'lessons', lesson.id, { summary: 'A long sit', reflectionPrompt: 'What remains?' });
  return { module, lesson };
}

async function deleteFromList(page: Page, one: string, title: string, dependents: string[] = []): Promise<void> {
  const row = await findContentRow(page, title);
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Are you sure/ });
  await expect(dialog).toContainText('will be moved to the trash and stay there for 30 days.');
  for (const dependent of dependents)
    await expect(dialog.getByRole('listitem').filter({ hasText: dependent })).toBeVisible();
  await dialog.getByRole('button', { name: `Delete ${one}` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`No ${one} matches “${title}”.`)).toBeVisible();
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
}

async function openVersions(page: Page, title: string): Promise<void> {
  await (await findContentRow(page, title)).getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
}

async function expectLesson(
  page: Page,
  title: string,
  { summary, prompt }: { summary: string; prompt: string },
): Promise<void> {
  await (await findContentRow(page, title)).getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit lesson' });
  await expect(dialog.getByLabel('Summary')).toHaveValue(summary);
  await expect(dialog.getByLabel('Reflection prompt')).toHaveValue(prompt);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

async function expectAccessible(page: Page): Promise<void> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await setWidthAndTheme(page, { width, colorScheme });
      faults.push(...(await findAccessibilityViolationsInTheme(page, { colorScheme })));
    }
  await setWidthAndTheme(page, { width: 1280, colorScheme: 'light' });
  expect(faults).toEqual([]);
}
