import type { Page, WebSocket } from '@playwright/test';

/** Socket.IO packet (message, connect) with which the server accepts the connection. */
const CONNECT_PACKET = '40';

/** Resolves when the page receives updates of its user. Call it before the page connects. */
export async function waitForLiveSubscription(page: Page): Promise<void> {
  const letIn = Promise.withResolvers<void>();
  const watch = (socket: WebSocket): void => {
    if (new URL(socket.url()).pathname !== '/api/live') return;
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().startsWith(CONNECT_PACKET)) letIn.resolve();
    });
  };
  page.on('websocket', watch);
  await letIn.promise;
  page.off('websocket', watch);
}

/** Blocks the page's requests for its subscription, so that the page can receive changes only through the socket. */
export async function blockSubscriptionCheck(page: Page): Promise<void> {
  await page.route('**/api/functions/check-subscription', () => undefined);
}

export async function countRingAnimations(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['rings'] = '0';
    document.addEventListener('animationstart', ({ animationName }) => {
      const { dataset } = document.documentElement;
      if (animationName === 'ring-closes') dataset['rings'] = String(Number(dataset['rings']) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['rings']));
}
