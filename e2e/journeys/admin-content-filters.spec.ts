import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { createContentItem, createUniqueTitle, deleteContentItem } from '../support/content.ts';
import { createAdminHeaders, getDemoCredentials, signIn } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a link and Back open the same page of a list with the same filters', async ({ page }) => {
  const program = await addProgram(page);
  await addModules(page.request, program.id, 21);
  const url = `/admin/content?program=${program.id}&tier=creator&page=2#modules`;
  await signIn(page, getDemoCredentials('editor'), url);
  const row = (number: number) => page.getByRole('row').filter({ hasText: `Part ${number} of ` });
  await expect(row(21)).toBeVisible();
  await expect(row(1)).toBeHidden();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(row(1)).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(row(21)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  expect(await findAccessibilityErrors(page)).toEqual([]);

  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  await page.goBack();
  await expect(row(21)).toBeVisible();
  await page.getByRole('combobox', { name: 'Tier' }).click();
  await page.getByRole('option', { name: 'Visionary' }).click();
  await expect(page.getByText('No module matches: Visionary.')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test('the tab of the URL is open when the URL changes while the site starts', async ({ page }) => {
  await signIn(page, getDemoCredentials('editor'), '/admin/content');
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toHaveText(/programs/i);
  await page.addInitScript(changeHashBeforeRouterListens);
  await page.reload();
  await expect(page).toHaveURL(/#modules$/);
  await expect(tab).toHaveText(/modules/i);
});

test('an editor searches the trash by title', async ({ page }) => {
  const [one, other] = [await addProgram(page), await addProgram(page)];
  for (const { id } of [one, other]) await deleteContentItem(page.request, 'programs', id);
  await signIn(page, getDemoCredentials('editor'), '/admin/content/trash');
  await expect(page.getByRole('row').filter({ hasText: other.title })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by title...' }).fill(one.title.toUpperCase());
  await expect(page.getByRole('row').filter({ hasText: other.title })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: one.title })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: other.title })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search by title...' }).fill('no such title');
  await expect(page.getByText('Nothing in the trash matches “no such title”.')).toBeVisible();
});

/** Changes the URL after the router has rendered the first URL, but before the router listens for changes. */
function changeHashBeforeRouterListens(): void {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...[type, listener, options]: Parameters<typeof listen>) => {
    if (type === 'popstate') {
      window.addEventListener = listen;
      location.hash = 'modules';
    }
    listen(type, listener, options);
  };
}

function addProgram(page: Page) {
  const title = createUniqueTitle('list');
  return createContentItem(page.request, 'programs', { title, slug: title.toLowerCase().replaceAll(' ', '-') });
}

async function addModules(request: APIRequestContext, programId: string, count: number): Promise<void> {
  const headers = await createAdminHeaders(request);
  for (let orderNum = 1; orderNum <= count; orderNum += 1) {
    const title = createUniqueTitle('module');
    const data = {
      ...{ programId, orderNum, visibilityTier: 'creator' },
      ...{ title: `Part ${orderNum} of ${title}`, slug: title.toLowerCase().replaceAll(' ', '-') },
    };
    expect((await request.post('/api/admin/modules', { headers, data })).ok()).toBe(true);
  }
}
