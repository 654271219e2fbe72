import { tabStorage } from 'shell/storage';

const key = 'oneness-loaded-again';

/** Names the release this page was loaded from: built files carry their content in their names. */
const release = import.meta.url;

/** Loads the document again as soon as the server is there to answer; rejects while it is not. */
export async function loadAgain(signal?: AbortSignal): Promise<void> {
  const { ok, status } = await fetch('/api/health/live', { cache: 'no-store', ...(signal && { signal }) });
  if (!ok) throw new Error(`The server answered ${status}.`);
  location.reload();
}

/** True once for each release: where its file is missing a second time, loading the page again would go round and round. */
export function mayLoadAgain(): boolean {
  return tabStorage.get(key) !== release && tabStorage.set(key, release);
}
