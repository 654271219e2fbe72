import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import {
  clickSave,
  createContentItem,
  createUniqueTitle,
  deleteContentItem,
  findContentRow,
  openContentList,
  updateContentItem,
  type ContentItem,
} from '../support/content.ts';
import { createMember, signIn, updateAccount } from '../support/people.ts';
import { fireFocusEvent, signOutEverywhere } from '../support/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('text that the server did not receive returns to the same editor only', async ({ page, context }) => {
  const program = await addProgram(page);
  const dialog = await editProgram(page, program);
  await refuseDrafts(page);
  await dialog.getByLabel('Summary').fill('Half a thought');
  await expect(dialog.getByText(/^Not saved: /)).toBeVisible();
  await page.close();

  const other = await context.newPage();
  const asked = other.getByRole('dialog', { name: 'Continue where you stopped?' });
  const reopened = await editProgram(other, program, 'admin');
  await expect(reopened.getByLabel('Summary')).toHaveValue('As it was');
  await expect(asked).toBeHidden();

  await editProgram(other, program);
  await expect(asked).toBeVisible();
  expect(await findAccessibilityErrors(other)).toEqual([]);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(reopened.getByLabel('Summary')).toHaveValue('Half a thought');
  await expect(reopened.getByText(/^Draft saved at /)).toBeVisible();

  await other.reload();
  await editProgram(other, program);
  await expect(reopened.getByLabel('Summary')).toHaveValue('Half a thought');
  await expect(asked).toBeHidden();
});

test('the text of a new item returns until the editor discards it, and a sign-out deletes it', async ({ page }) => {
  const title = createUniqueTitle('thought');
  const add = async () => {
    await openContentList(page, 'people');
    await page.getByRole('button', { name: 'Add person' }).first().click();
    return page.getByRole('dialog', { name: 'Add person' });
  };
  await refuseDrafts(page);
  const dialog = await add();
  const asked = page.getByRole('dialog', { name: 'Continue where you stopped?' });
  await dialog.getByLabel('Name').fill(title);
  await expect(dialog.getByText(/^Not saved: /)).toBeVisible();
  await leave(page);
  await add();
  await asked.getByRole('button', { name: 'Discard it' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');

  await dialog.getByLabel('Name').fill(title);
  await expect(dialog.getByText(/^Not saved: /)).toBeVisible();
  await leave(page);
  await page.goto('/members/dashboard');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await add();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await expect(asked).toBeHidden();
});

test('an editor restores an item with the typed text when another user deleted it meanwhile', async ({ page }) => {
  const program = await addProgram(page);
  const dialog = await editProgram(page, program);
  await deleteContentItem(page.request, 'programs', program.id);
  await dialog.getByLabel('Summary').fill('Not lost');
  const deleted = page.getByRole('dialog', { name: 'Program deleted' });
  await expect(deleted.getByText(/ deleted this program at .+ What you wrote is still here\.$/)).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await deleted.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('Not lost');

  await clickSave(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await deleted.getByRole('button', { name: 'Copy my text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Summary\nNot lost');
  await deleted.getByRole('button', { name: 'Restore it with my text' }).click();
  await expect(page.getByText('Program restored as a draft')).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = await findContentRow(page, program.title);
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Edit ${program.title}` }).click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('Not lost');
});

test('text survives a session that ends while an editor writes', async ({ page }) => {
  const program = await addProgram(page);
  // The test ends all sessions of the account, so the account belongs to this test.
  const editor = await createMember(page.request);
  await updateAccount(page.request, editor, { role: 'editor', operation: 'add' });
  await signIn(page, editor, '/admin/content');
  const dialog = await openProgram(page, program);
  await expect(dialog.getByLabel('Summary')).toBeEnabled();
  await signOutEverywhere(page);
  await dialog.getByLabel('Summary').fill('Written without a session');
  await fireFocusEvent(page);
  const ended = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Your session has ended' }) });
  await ended.getByLabel('Password').fill(editor.password);
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('Written without a session');
  await expect(dialog.getByText(/^Draft saved at /)).toBeVisible();
});

test('a form says that the editor lost the role, and the text returns with the role', async ({ page }) => {
  const program = await addProgram(page);
  const dialog = await editProgram(page, program);
  await page.route('**/draft', (route) =>
    route.fulfill({
      status: 403,
      json: { status: 403, code: 'auth.forbidden', detail: 'Only an editor can do this.' },
    }),
  );
  await dialog.getByLabel('Summary').fill('Written without the role');
  await expect(dialog.getByText('You can no longer change content. Ask an administrator.')).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await leave(page);
  await page.unroute('**/draft');
  await editProgram(page, program);
  await page
    .getByRole('dialog', { name: 'Continue where you stopped?' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(dialog.getByLabel('Summary')).toHaveValue('Written without the role');
  await expect(dialog.getByText(/^Draft saved at /)).toBeVisible();
});

test('two editors see that the other has the item open', async ({ page, browser }) => {
  const program = await addProgram(page);
  const dialog = await editProgram(page, program);
  const other = await openPage(browser);
  const otherDialog = await editProgram(other, program, 'admin');
  await expect(otherDialog.getByText(/ has this open too\.$/)).toBeVisible();
  await expect(dialog.getByText(/ has this open too\.$/)).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(otherDialog).toBeHidden();
  await expect(dialog.getByText(/ has this open too\.$/)).toBeHidden();
  await other.context().close();
});

test('a form shows the title at once, and its fields open when the current version has arrived', async ({
  page,
}, info) => {
  const program = await addProgram(page);
  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/admin/programs/${program.id}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const dialog = await editProgram(page, program);
  const title = dialog.getByLabel('Title');
  await expect(title).toHaveValue(program.title);
  await expect(title).toBeDisabled();
  await expect(dialog.getByLabel('Summary')).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await findAccessibilityErrors(page)).toEqual([]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: info.outputPath(`loading-${width}.png`) });
  }
  await updateContentItem(page.request, 'programs', program.id, { title: 'Renamed meanwhile' });
  gate.resolve();
  await expect(title).toBeEnabled();
  await expect(title).toHaveValue('Renamed meanwhile');
  await expect(dialog.getByLabel('Summary')).toHaveValue('As it was');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

const openPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const refuseDrafts = (page: Page): Promise<unknown> =>
  page.route('**/draft', (route) => route.fulfill({ status: 503 }));

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(
    question.getByText('What you changed here is not saved. It stays on this device for 7 days.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

function addProgram(page: Page): Promise<ContentItem> {
  const title = createUniqueTitle('program');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return createContentItem(page.request, 'programs', { title, slug, summary: 'As it was' });
}

async function editProgram(page: Page, program: ContentItem, role: 'admin' | 'editor' = 'editor'): Promise<Locator> {
  await openContentList(page, 'programs', role);
  return openProgram(page, program);
}

async function openProgram(page: Page, { title }: ContentItem): Promise<Locator> {
  await (await findContentRow(page, title)).getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit program' });
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  return dialog;
}
