import { tabStorage } from 'shell/storage';

const reloadedReleaseKey = 'oneness-loaded-again';

/** The URL of this file contains a content hash, so each release has another URL. */
const release = import.meta.url;

export async function reloadDocument(signal?: AbortSignal): Promise<void> {
  const { ok, status } = await fetch('/api/health/live', { cache: 'no-store', ...(signal && { signal }) });
  if (!ok) throw new Error(`The server answered ${status}.`);
  location.reload();
}

/** Returns true at most once per release and tab, so that a missing JavaScript file causes only one reload. */
export function shouldReloadForRelease(): boolean {
  return tabStorage.get(reloadedReleaseKey) !== release && tabStorage.set(reloadedReleaseKey, release);
}
