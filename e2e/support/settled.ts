import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its heading stands and nothing is being fetched any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
