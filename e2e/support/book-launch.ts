import type { Page } from '@playwright/test';
import { letAnswersCome } from './settled.ts';

/** Set where the book's pop-up was put away. */
export const SEEN = 'hasSeenBookLaunchPopup';

/** Somebody who has seen the pop-up before. */
export const withoutPopUp = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), SEEN);

/** Time passes, and what was asked for in it comes. */
export async function passes(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await letAnswersCome(page);
}
