import { expect, type Page, type Request } from '@playwright/test';

/** Opens a page and waits until its heading is visible and no request is pending. */
export async function openPageUntilIdle(page: Page, path: string): Promise<void> {
  const isQuiet = trackRequests(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await isQuiet();
}

/**
 * Waits for pending requests and for those that they cause: the server responds in order, so these requests end before
 * the requests that this function sends.
 */
export async function waitForResponses(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(async () => (await fetch('/config.js')).text());
}

/** Tracks requests. The returned function waits until no request is pending and no other one follows. */
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

/**
 * Waits for five animation frames, because rendering a response may start more requests. Frames advance even when the
 * test stops the page's clock.
 */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      const passing = new Animation(new KeyframeEffect(null, null, 1));
      passing.play();
      await passing.finished;
    }
  });
}
