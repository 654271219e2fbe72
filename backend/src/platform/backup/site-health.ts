import { setTimeout as delay } from 'node:timers/promises';
import type { Settings } from '../config/settings.ts';
import { readinessCacheMs } from '../health/readiness.ts';
import { BackupError } from './backup-error.ts';

const limitMs = 60_000;
const pauseMs = 1_000;
const requestMs = 5_000;

export async function isSiteReady({ siteOrigin }: Settings): Promise<boolean> {
  const url = `${siteOrigin}/api/health/ready?exclude=worker`;
  return fetch(url, { signal: AbortSignal.timeout(requestMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function waitUntilSiteIsReady(settings: Settings): Promise<void> {
  // The site caches its readiness result, so an earlier response could be a result from before the restore.
  await delay(readinessCacheMs + pauseMs);
  for (let waitedMs = 0; waitedMs < limitMs * settings.patience; waitedMs += pauseMs) {
    if (await isSiteReady(settings)) return;
    await delay(pauseMs);
  }
  throw new BackupError(`${settings.siteOrigin}/api/health/ready does not respond with 200.`);
}
