import { logFailure } from 'shell/log-failure';

export async function startServiceWorker(): Promise<void> {
  try {
    const { registerServiceWorker: registerWorker } = await import('./register.ts');
    await registerWorker();
  } catch (error) {
    logFailure('The members area could not be stored for offline use', error);
  }
}

/**
 * Looks for a new service worker on a device that already has one; any other device loads nothing. A new worker waits
 * until every open page is of its release, also public pages and the admin.
 */
export async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await startServiceWorker();
}
