import { logFailure } from 'shell/log-failure';

export async function startWorker(): Promise<void> {
  try {
    const { registerServiceWorker: registerWorker } = await import('./register.ts');
    await registerWorker();
  } catch (error) {
    logFailure('The members area could not be made ready for a time without a network', error);
  }
}

/**
 * Updates an existing worker: a new release waits until every open page runs it, including public pages and the admin.
 * A device without a worker, such as a visitor's, loads nothing more.
 */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await startWorker();
}
