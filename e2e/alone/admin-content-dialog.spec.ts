import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import {
  createContentItem,
  updateContentItem,
  clickSave,
  deleteContentItem,
  findContentRow,
  createUniqueTitle,
  openContentList,
} from '../support/content.ts';

test('the slug follows the title until an editor types it, and shows an error when it is taken', async ({ page }) => {
  const { title, slug } = await addProgram(page.request);
  await openContentList(page, 'programs');
  await page.getByRole('button', { name: 'Add program' }).first().click();
  const dialog = page.getByRole('dialog');
  // cspell:disable
  for (const [foreign, latin] of [
    ['静かな朝', 'jingkana-chao'],
    ['בוקר שקט', 'vvkr-skt'],
    ['…', /^[a-z0-9]{6}$/],
  ] as const) {
    // cspell:enable
    await dialog.getByLabel('Title').fill(foreign);
    await expect(dialog.getByLabel('Slug')).toHaveValue(latin);
    await dialog.getByLabel('Title').clear();
  }
  await dialog.getByLabel('Title').pressSequentially(title);
  await expect(dialog.getByLabel('Slug')).toHaveValue(slug);
  await clickSave(page);
  await expect(dialog.getByText('This slug is already in use. Choose another one.')).toBeVisible();
  await expect(dialog.getByLabel('Slug')).toBeFocused();
  await dialog.getByLabel('Slug').pressSequentially('-two');
  await dialog.getByLabel('Title').pressSequentially(' Two');
  await expect(dialog.getByLabel('Slug')).toHaveValue(`${slug}-two`);
  await clickSave(page);
  await expect(page.getByText('Program created successfully')).toBeVisible();
});

test('the dialog merges the changes of two editors when they change different fields', async ({ page }) => {
  const { id, title } = await addProgram(page.request);
  const dialog = await editProgram(page, title);
  await updateContentItem(page.request, 'programs', id, { summary: 'From another editor' });
  await dialog.getByLabel('Length in words').fill('3 weeks');
  await clickSave(page);
  await expect(page.getByText('Program updated successfully')).toBeVisible();
  await (await findContentRow(page, title)).getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('From another editor');
  await expect(dialog.getByLabel('Length in words')).toHaveValue('3 weeks');
});

test('the second editor chooses a value when two editors change the same field', async ({ page }) => {
  const { id, title } = await addProgram(page.request);
  const dialog = await editProgram(page, title);
  await updateContentItem(page.request, 'programs', id, { summary: 'Theirs', icon: '/icon.svg' });
  await dialog.getByLabel('Summary').fill('Mine');
  await clickSave(page);
  const conflict = page.getByRole('dialog', { name: 'Another person saved this' });
  await expect(conflict.getByText('Theirs', { exact: true })).toBeVisible();
  await expect(conflict.getByText('Only they changed: Icon.')).toBeVisible();
  await conflict.getByRole('button', { name: 'Go on writing' }).click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('Mine');

  await clickSave(page);
  await expect(conflict.getByRole('button', { name: 'Save my choice' })).toBeDisabled();
  await conflict.getByRole('radio', { name: /^Summary: Yours/ }).check();
  await conflict.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Program updated successfully')).toBeVisible();
  await (await findContentRow(page, title)).getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('Mine');
  await expect(dialog.getByLabel('Icon')).toHaveValue('/icon.svg');
});

test('an editor can add an item again when it was deleted for ever during the edit', async ({ page }) => {
  const { id, title } = await addProgram(page.request);
  const dialog = await editProgram(page, title);
  await deleteContentItem(page.request, 'programs', id);
  await deleteContentItem(page.request, 'content/trash', id);
  await dialog.getByLabel('Summary').fill('Not lost');
  await clickSave(page);
  const deleted = page.getByRole('dialog', { name: 'Program deleted' });
  await expect(deleted.getByText('This program was deleted. What you wrote is still here.')).toBeVisible();
  await deleted.getByRole('button', { name: 'Add it again' }).click();
  await expect(page.getByText('Program created successfully')).toBeVisible();
  await expect(page.locator(`[data-row-key="${id}"]`)).toHaveCount(0);
  await (await findContentRow(page, title)).getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('Not lost');
});

test('the dialog asks about unsaved changes when an editor closes it or leaves the page', async ({ page }) => {
  await openContentList(page, 'programs');
  await page.getByRole('button', { name: 'Add program' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add program' });
  await dialog.getByLabel('Title').fill('Half a thought');
  await dialog.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Create New Lesson' }).click();
  await page.getByLabel('Title').fill('Half a lesson');
  await page.getByRole('link', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Half a lesson');
  await page.getByRole('link', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

function addProgram(request: APIRequestContext, values: object = {}) {
  const title = createUniqueTitle('program');
  return createContentItem(request, 'programs', {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    summary: 'As it was',
    ...values,
  });
}

async function editProgram(page: Page, title: string): Promise<Locator> {
  await openContentList(page, 'programs');
  await (await findContentRow(page, title)).getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit program' });
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  return dialog;
}
