import type { Page } from '@playwright/test';
import { waitForResponses } from './settle.ts';

export const BOOK_POPUP_SEEN_KEY = 'hasSeenBookLaunchPopup';

export const suppressBookPopup = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), BOOK_POPUP_SEEN_KEY);

export async function advancePageClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await waitForResponses(page);
}
