import { logFailure } from 'shell/log-failure';

/** Starts the service worker. Nobody waits for it. */
export async function startWorker(): Promise<void> {
  try {
    const { registerWorker } = await import('./register.ts');
    await registerWorker();
  } catch (error) {
    logFailure('The members area could not be made ready for a time without a network', error);
  }
}

/**
 * A new release waits for the word of every open page, of public ones and the admin too. Where the device has no worker,
 * as with visitors, nothing more is loaded.
 */
export async function followWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await startWorker();
}
