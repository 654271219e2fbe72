import type { Page, WebSocket } from '@playwright/test';

/** What the server sends once it has let a page in. */
const LET_IN = '40';

/** Resolves when the page listens for news of its owner. Call before what makes it connect. */
export async function listening(page: Page): Promise<void> {
  const letIn = Promise.withResolvers<void>();
  const watch = (socket: WebSocket): void => {
    if (new URL(socket.url()).pathname !== '/api/live') return;
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().startsWith(LET_IN)) letIn.resolve();
    });
  };
  page.on('websocket', watch);
  await letIn.promise;
  page.off('websocket', watch);
}

/** From now on this page is not answered when it asks for its subscription: what it learns, it was told. */
export async function leaveUnanswered(page: Page): Promise<void> {
  await page.route('**/api/functions/check-subscription', () => undefined);
}

/** Counts, from now on, how often a ring is drawn closing. */
export async function countRings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['rings'] = '0';
    document.addEventListener('animationstart', ({ animationName }) => {
      const { dataset } = document.documentElement;
      if (animationName === 'ring-closes') dataset['rings'] = String(Number(dataset['rings']) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['rings']));
}
