import { expect, test, type Page } from '@playwright/test';
import { setWidthAndTheme } from '../support/accessibility.ts';
import { openContentList } from '../support/content.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns a function that reads the distances of two labels in pixels, of all frames since this call. */
async function recordDistance(page: Page, [one, other]: readonly [string, string]): Promise<() => Promise<number[]>> {
  const recorded = await page.evaluateHandle(
    (names) => {
      const distances: number[] = [];
      const record = () => {
        const labels = [...document.querySelectorAll('[role=dialog] form:not([aria-busy]) label')];
        const [upper, lower] = names.map((name) =>
          labels.find(({ textContent }) => textContent.startsWith(name))?.getBoundingClientRect(),
        );
        if (upper && lower) distances.push(Math.round(lower.top - upper.top));
        requestAnimationFrame(record);
      };
      record();
      return distances;
    },
    [one, other],
  );
  return async () => [...new Set(await recorded.jsonValue())];
}

/** Returns a function that lets the chunk of the editor load. */
async function holdEditor(page: Page): Promise<() => void> {
  const chunk = Promise.withResolvers<void>();
  await page.route(/markdown-editor/, async (route) => {
    await chunk.promise;
    await route.continue();
  });
  return chunk.resolve;
}

for (const width of [360, 1280])
  test(`the form does not move when the text editor appears at ${width} px`, async ({ page }) => {
    await openContentList(page, 'programs');
    await setWidthAndTheme(page, { width, colorScheme: 'light' });
    const loadEditor = await holdEditor(page);
    const readDistances = await recordDistance(page, ['Long description', 'Hero image']);
    await page.getByRole('button', { name: 'Add program' }).click();
    await expect(page.getByRole('textbox', { name: 'Long description' })).toHaveAttribute('aria-busy', 'true');
    loadEditor();
    await expect(page.getByRole('toolbar', { name: 'Format of Long description' })).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await readDistances()).toHaveLength(1);
  });

test('a text field keeps the focus when it is clicked before the editor is loaded', async ({ page }) => {
  await openContentList(page, 'programs');
  const loadEditor = await holdEditor(page);
  await page.getByRole('button', { name: 'Add program' }).click();
  const field = page.getByRole('textbox', { name: 'Long description' });
  await field.click();
  await expect(field).toHaveAttribute('aria-busy', 'true');
  loadEditor();
  await expect(page.getByRole('toolbar', { name: 'Format of Long description' })).toBeVisible();
  await page.keyboard.type('Come as you are.');
  await expect(field).toHaveText('Come as you are.');
});
