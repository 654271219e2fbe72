import { logFailure } from 'shell/log-failure';

/** Starts the service worker, and lets one of a new release begin once all open pages are of that release. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
    navigator.serviceWorker.addEventListener('message', ({ ports: [asks] }) => asks?.postMessage(entry));
    const registration = await navigator.serviceWorker.register('/sw.js');
    const say = () => registration.waiting?.postMessage('a page has come');
    const follow = () => registration.installing?.addEventListener('statechange', say);
    registration.addEventListener('updatefound', follow);
    follow();
    say();
  } catch (error) {
    logFailure('The members area could not be made ready for a time without a network', error);
  }
}
