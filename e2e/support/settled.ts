import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its heading stands and nothing is being fetched any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** What a page has asked for by now has come, and what came of that: the server answers in its turn. */
export async function letAnswersCome(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(async () => (await fetch('/config.js')).text());
}
