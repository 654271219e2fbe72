import type { Page, WebSocket } from '@playwright/test';

const CONNECT_PACKET = '40';

/** Call this function before the page connects. */
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
