import { tabStorage } from 'shell/storage';

const reloadedReleaseKey = 'oneness-loaded-again';

/** URL of this JavaScript file. It contains a content hash, so it is different for each release of the site. */
const release = import.meta.url;

/** Reloads the document once the server responds; rejects if the server does not respond. */
export async function reloadDocument(signal?: AbortSignal): Promise<void> {
  const { ok, status } = await fetch('/api/health/live', { cache: 'no-store', ...(signal && { signal }) });
  if (!ok) throw new Error(`The server answered ${status}.`);
  location.reload();
}

/** True once per release, so that a JavaScript file that cannot be loaded causes only one reload. */
export function shouldReloadForRelease(): boolean {
  return tabStorage.get(reloadedReleaseKey) !== release && tabStorage.set(reloadedReleaseKey, release);
}
