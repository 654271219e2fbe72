import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityViolationsInTheme, setWidthAndTheme } from '../support/accessibility.ts';
import {
  clickSave,
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
} from '../support/content.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an editor writes a draft, publishes it and changes it, and readers see only what is published', async ({
  page,
  browser,
}) => {
  const title = createUniqueTitle('path');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await createContentItem(page.request, 'programs', { title: 'Another path', slug });
  const reader = await (await browser.newContext()).newPage();

  await openContentList(page, 'programs');
  await page.getByRole('button', { name: 'Add program' }).first().click();
  const added = page.getByRole('dialog', { name: 'Add program' });
  await added.getByLabel('Title').pressSequentially(title);
  await expect(added.getByText('Another program has this slug.')).toBeVisible();
  await added.getByRole('button', { name: `Use ${slug}-2` }).click();
  await expect(added.getByText('Another program has this slug.')).toBeHidden();
  // The first autosave may store the draft without the summary.
  const isStored = page.waitForResponse(
    async (response) => response.url().endsWith('/draft') && (await response.text()).includes('For early mornings.'),
  );
  await added.getByLabel('Summary').pressSequentially('For early mornings.');
  await isStored;
  await expect(added.getByText(/^Draft saved at /)).toBeVisible();

  await page.reload();
  expect((await reader.goto(`/programs/${slug}-2`))?.status()).toBe(404);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await expect(page).toHaveURL(/status=draft/);
  const row = await findContentRow(page, title);
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const edited = page.getByRole('dialog', { name: 'Edit program' });
  await expect(edited.getByLabel('Summary')).toHaveValue('For early mornings.');
  const start = edited.getByLabel(/^Publish at/);
  await start.pressSequentially('6 Mar 2020, 7:00 PM');
  await start.press('Enter');
  await clickSave(page);
  await expect(edited.getByText('Choose a time in the future, or publish now')).toBeVisible();
  await start.clear();
  expect(await findFaults(page)).toEqual([]);
  await edited.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Program published')).toBeVisible();
  await expectSummary(reader, `/programs/${slug}-2`, 'For early mornings.');

  await page.goto('/admin/content');
  await (await findContentRow(page, title)).getByRole('button', { name: `Edit ${title}` }).click();
  await edited.getByLabel('Summary').clear();
  await edited.getByLabel('Summary').pressSequentially('For late evenings.');
  await expect(edited.getByText(/^Draft saved at /)).toBeVisible();
  await edited.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(row.getByText('Unpublished changes')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await expectSummary(reader, `/programs/${slug}-2`, 'For early mornings.');

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(edited.getByLabel('Summary')).toHaveValue('For late evenings.');
  await expect(edited.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await clickSave(page);
  await expect(page.getByText('Program updated successfully')).toBeVisible();
  await expect(row.getByText('Unpublished changes')).toBeHidden();
  await expectSummary(reader, `/programs/${slug}-2`, 'For late evenings.');
  await reader.context().close();
});

test('a draft that an editor saves with a time is scheduled, and its date fields show today as an example', async ({
  page,
}) => {
  const title = createUniqueTitle('plan');
  await openContentList(page, 'programs');
  await page.getByRole('button', { name: 'Add program' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add program' });
  await expect(dialog.getByText('The end of its URL: /programs/quiet-morning.')).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  const start = dialog.getByLabel(/^Publish at/);
  await expect(start).toHaveAttribute('placeholder', /^\d{1,2} [A-Z][a-z]{2} \d{4}, 7:00 PM$/);
  await start.pressSequentially('6 Mar 2090, 7:00 PM');
  await start.press('Enter');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Scheduled: 6 Mar 2090, 7:00 PM')).toBeVisible();
  const row = await findContentRow(page, title);
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
});

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await setWidthAndTheme(page, { width: 1280, colorScheme });
    faults.push(...(await findAccessibilityViolationsInTheme(page, { colorScheme })));
  }
  return faults;
}

async function expectSummary(page: Page, path: string, summary: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(summary).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
