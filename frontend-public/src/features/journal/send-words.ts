import { del, get, set } from 'idb-keyval';
import { ApiProblem } from 'shell/api';
import { logFailure } from 'shell/log-failure';
import { changeEntry, createEntry, storedEntry, type Source } from './api/journal.ts';
import { waitingWords, type KeptWords } from './kept-words.ts';

/**
 * Stores the words that wait on this device and are in no field of any tab; answers how many entries that were. Safe to
 * call any number of times. Where another device wrote meanwhile, both texts stay, and the field offers them.
 */
export async function sendWords(userId: string): Promise<number> {
  let count = 0;
  try {
    for (const { key, about } of await waitingWords(userId)) {
      const send = (lock: Lock | null) => lock !== null && isDelivered(key, about);
      if (await navigator.locks.request(key, { ifAvailable: true }, send)) count += 1;
    }
  } catch (error) {
    logFailure('What waits of the journal could not be read', error);
  }
  return count;
}

async function isDelivered(key: string, about: Source): Promise<boolean> {
  const words = await get<KeptWords>(key);
  if (!words) return false;
  // An entry begins with its first word.
  const isNothing = !words.entry && words.text.trim() === '';
  try {
    if (!isNothing) await store(words, about);
  } catch (error) {
    const next = afterRefusal(error, words, about);
    if (!next) return false;
    if (next !== 'stored') {
      if (!(await isStillKept(key, words))) return false;
      await set(key, next);
      return isDelivered(key, about);
    }
  }
  if (await isStillKept(key, words)) await del(key);
  return !isNothing;
}

/** A field may have kept newer words meanwhile, or their owner signed out: both are left as they are. */
async function isStillKept(key: string, { clientId, text }: KeptWords): Promise<boolean> {
  const kept = await get<KeptWords>(key);
  return kept?.clientId === clientId && kept.text === text;
}

const store = ({ entry, text, clientId }: KeptWords, about: Source) =>
  entry ? changeEntry(entry.id, text, entry.version) : createEntry(clientId, about, text);

/** What is to be sent in the place of what was refused; undefined where the words wait for the network or for their writer. */
export function afterRefusal(error: unknown, words: KeptWords, about: Source): KeptWords | 'stored' | undefined {
  const stored = storedEntry(error);
  if (stored?.text === words.text) return 'stored';
  if (stored && stored.text === words.sentText) return { ...words, entry: { id: stored.id, version: stored.version } };
  const isGone = error instanceof ApiProblem && error.status === 404 && words.entry !== undefined;
  // A free entry that another device changed stays as it is there, and the words from here become one of their own.
  const isBeside = stored !== undefined && words.entry !== undefined && about.source === 'free';
  if (isGone || isBeside) return { text: words.text, entry: undefined, clientId: crypto.randomUUID() };
  return undefined;
}
