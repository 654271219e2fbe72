import type { Page } from '@playwright/test';
import { letAnswersCome } from './settled.ts';

export const SEEN = 'hasSeenBookLaunchPopup';

export const withoutPopUp = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), SEEN);

/** Advances the page's clock, and waits for the requests that this starts. */
export async function passes(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await letAnswersCome(page);
}
