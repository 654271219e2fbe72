import { expect, test, type Page } from '@playwright/test';
import { createMember, signInByForm } from '../support/people.ts';

/** JavaScript functions and objects that Safari 17.0, Chrome 120 or Firefox 120 lack. */
const unsupportedNames = [
  ...['URL.parse', 'AbortSignal.any', 'Map.groupBy', 'Object.groupBy', 'Promise.withResolvers', 'Promise.try'],
  ...['Array.fromAsync', 'Intl.DurationFormat', 'Intl.Segmenter', 'RegExp.escape', 'document.startViewTransition'],
  ...['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map(
    (name) => `Set.prototype.${name}`,
  ),
  ...['Iterator', 'Temporal', 'scheduler', 'requestIdleCallback', 'cookieStore', 'navigation', 'URLPattern'],
  ...['Navigator.prototype.wakeLock', 'Document.prototype.startViewTransition'],
];

async function useOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript((names: readonly string[]) => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as Record<string, unknown>;
    for (const name of [
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ])
      delete iterator[name];
    for (const path of names) {
      const parts = path.split('.');
      const name = parts.pop() ?? '';
      const owner = parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], globalThis);
      if (owner) delete (owner as Record<string, unknown>)[name];
    }
  }, unsupportedNames);
}

test('a member signs in and uses the members area when the browser is the oldest supported one', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await useOlderBrowser(page);
  const styles: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.css')) styles.push(response.text());
  });

  await signInByForm(page, await createMember(page.request), '/auth?next=%2Fmembers%2Fpractice%3Fyear%3D2026');
  await expect(page).toHaveURL(/\/members\/practice\?year=2026$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [typeof URL.parse, typeof Map.groupBy])).toEqual(['undefined', 'undefined']);

  await page.goto('/members/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Amara/);
  await page.goto('/account/notifications');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.goto('/members/journal');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.pressSequentially('Older browsers write too.');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Saved \d/)
      .first(),
  ).toBeVisible();

  expect(errors).toEqual([]);
  const sheets = await Promise.all(styles);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.join('').includes('light-dark('), 'colors are lowered for browsers without light-dark()').toBe(false);
});
