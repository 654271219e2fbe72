import { expect, type Page, type Request } from '@playwright/test';

export async function openPageUntilIdle(page: Page, path: string): Promise<void> {
  const isQuiet = trackRequests(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await isQuiet();
}

export async function waitForResponses(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(async () => (await fetch('/config.js')).text());
}

function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  const begin = (request: Request) => {
    asked += 1;
    open.add(request);
  };
  const end = (request: Request) => open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    let before: number;
    do {
      before = asked;
      await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
      await waitForFrames(page);
    } while (asked > before || open.size > 0);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/** Animations advance even if the test has stopped the clock. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      const passing = new Animation(new KeyframeEffect(null, null, 1));
      passing.play();
      await passing.finished;
    }
  });
}

export async function startApp(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('listening', () => setTimeout(resolve), { once: true });
        document.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true });
      }),
  );
}

export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => tell(moved)));
      }),
  );
}
