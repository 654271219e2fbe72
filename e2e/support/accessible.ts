import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const WIDTHS = [360, 768, 1280];

/** Every width the pages are drawn for, by day and then by night, so that the theme changes once. */
export const LOOKS: readonly Look[] = [
  ...WIDTHS.map((width) => ({ width, colorScheme: 'light' as const })),
  ...WIDTHS.map((width) => ({ width, colorScheme: 'dark' as const })),
];

/** What axe finds on the page as it stands, a line a rule. */
export async function violationsOf(page: Page): Promise<string[]> {
  // One document and no frames: asked there, axe needs no page of its own for the answer.
  const asked = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
}

/** Gives the page a width and a theme, and waits until everything that moves or fades because of it has come to rest. */
export async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const drawn = () => new Promise((tell) => requestAnimationFrame(tell));
    const passing = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await drawn();
    await drawn();
    // What inherits a colour that fades may begin to fade when that has come to rest.
    while (passing().length > 0) {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      await drawn();
    }
  });
}

/** By how much the page is wider than the screen, which nobody should have to scroll sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The words of the page of which a part cannot be seen: beyond the screen's sides, or beyond a box that clips. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (isCut(box, parent)) cut.push(words.slice(0, 40));
    }
    return [...new Set(cut)];

    function isCut(box: DOMRect, parent: Element): boolean {
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // For readers of screens alone.
        if (frame.width <= 1) return false;
        if (clips(overflowX) && (box.left < frame.left - slack || box.right > frame.right + slack)) return true;
        const middle = (box.top + box.bottom) / 2;
        if (clips(overflowY) && (middle < frame.top || middle > frame.bottom)) return true;
      }
      return box.left < -slack || box.right > document.documentElement.clientWidth + slack;
    }
  });
}
