import { logFailure } from 'shell/log-failure';

/** Starts the service worker, and lets one of this page's release begin that waits. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { waiting } = await navigator.serviceWorker.register('/sw.js');
    waiting?.postMessage(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src);
  } catch (error) {
    logFailure('The members area could not be made ready for a time without a network', error);
  }
}
