import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const WIDTHS = [360, 768, 1280];

const APPEARANCES: readonly Look[] = [
  ...WIDTHS.map((width) => ({ width, colorScheme: 'light' as const })),
  ...WIDTHS.map((width) => ({ width, colorScheme: 'dark' as const })),
];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Nothing but colors differs in the dark theme. */
export async function findAccessibilityViolationsInTheme(
  page: Page,
  { colorScheme, exclude }: Pick<Look, 'colorScheme'> & { exclude?: string },
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // The legacy mode of axe opens no extra page, and each page needs the script only once.
  const asked = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).setLegacyMode();
  if (exclude) asked.exclude(exclude);
  asked.options({ resultTypes: ['violations'] });
  if (colorScheme === 'dark') asked.withRules(COLOUR_RULES);
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
}

/** Also checks that the page is never wider than the screen. */
export async function findAccessibilityErrors(page: Page, { exclude }: { exclude?: string } = {}): Promise<string[]> {
  const { pathname, search } = new URL(page.url());
  await setWidthAndTheme(page, { width: 320, colorScheme: 'light' });
  const faults = await checkOverflow(page, `${pathname}${search} at 320 px`);
  for (const look of APPEARANCES) {
    await setWidthAndTheme(page, look);
    const at = `${pathname}${search} at ${look.width} px, ${look.colorScheme}`;
    for (const violation of await findAccessibilityViolationsInTheme(page, {
      ...look,
      ...(exclude && { exclude }),
    }))
      faults.push(`${at}: ${violation}`);
    if (look.colorScheme === 'light') faults.push(...(await checkOverflow(page, at)));
  }
  return faults;
}

async function checkOverflow(page: Page, at: string): Promise<string[]> {
  const isWithin = expect.poll(() => measureHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  return isWithin.then(
    () => [],
    async () => [`${at}: ${await measureHorizontalOverflow(page)} px wider than the screen`],
  );
}

export async function setWidthAndTheme(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const drawn = () => new Promise((tell) => requestAnimationFrame(tell));
    const passing = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await drawn();
    await drawn();
    // An element that inherits a color may start its own transition after that of its parent.
    while (passing().length > 0) {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      await drawn();
    }
  });
}

export function measureHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export function findClippedText(page: Page): Promise<string[]> {
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
        if (frame.width <= 1) return false;
        if (clips(overflowX) && (box.left < frame.left - slack || box.right > frame.right + slack)) return true;
        const middle = (box.top + box.bottom) / 2;
        if (clips(overflowY) && (middle < frame.top || middle > frame.bottom)) return true;
      }
      return box.left < -slack || box.right > document.documentElement.clientWidth + slack;
    }
  });
}
