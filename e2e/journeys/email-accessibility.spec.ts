import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityViolationsInTheme, setWidthAndTheme } from '../support/accessibility.ts';

const script = join(import.meta.dirname, '../../email-templates/preview/render-samples.ts');

test('emails are accessible in the light and the dark theme', async ({ page }) => {
  const samples = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as {
    name: string;
    html: string;
  }[];
  expect(samples.length).toBeGreaterThan(30);
  await page.route('https://**', (route) => route.fulfill({ status: 404 }));
  const errors: string[] = [];
  for (const { name, html } of samples) {
    await page.setContent(html);
    for (const error of await findErrors(page)) errors.push(`${name}: ${error}`);
  }
  expect(errors).toEqual([]);
});

async function findErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await setWidthAndTheme(page, { width: 390, colorScheme });
    errors.push(...(await findAccessibilityViolationsInTheme(page, { colorScheme })));
  }
  return errors;
}
