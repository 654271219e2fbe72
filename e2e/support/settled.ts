import { expect, type Page, type Request } from '@playwright/test';

/** Opens a page and waits until its heading stands and nothing is being fetched any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  const isQuiet = watchRequests(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await isQuiet();
}

/** What a page has asked for by now has come, and what came of that: the server answers in its turn. */
export async function letAnswersCome(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(async () => (await fetch('/config.js')).text());
}

/** Follows what a page fetches. What is answered waits until nothing is under way, and nothing more comes of it. */
function watchRequests(page: Page): () => Promise<void> {
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
      await drawAgain(page);
    } while (asked > before || open.size > 0);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/**
 * Lets the page do what waited for its turn, and draw it: what an answer brought may ask for more. A page's clock may stand,
 * its frames do not.
 */
async function drawAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      const passing = new Animation(new KeyframeEffect(null, null, 1));
      passing.play();
      await passing.finished;
    }
  });
}
