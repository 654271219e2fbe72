import { get, set } from '../../frame/device-rows.ts';
import { logFailure } from 'shell/log-failure';
import { deliver } from '../../frame/refusals.ts';
import { changeEntry, createEntry, isEntryGone, entryFromConflict, type Source } from './api/journal.ts';
import { removeDraft, listDrafts, type EntryDraft } from './draft-store.ts';

/** Sends drafts that are not open in any tab and returns how many were saved; safe to repeat. */
export async function sendDrafts(userId: string): Promise<number> {
  let count = 0;
  try {
    for (const { key, about } of await listDrafts(userId)) {
      const send = (lock: Lock | null) => lock !== null && deliverDraft(userId, key, about);
      if (await navigator.locks.request(key, { ifAvailable: true }, send)) count += 1;
    }
  } catch (error) {
    logFailure('What waits of the journal could not be read', error);
  }
  return count;
}

async function deliverDraft(userId: string, key: string, about: Source): Promise<boolean> {
  const words = await get<EntryDraft>(key);
  if (!words) return false;
  const isNothing = !words.entry && words.text.trim() === '';
  let sent = words;
  const send = async (): Promise<void> => {
    sent = await saveDraft({ userId, key, about, words });
  };
  if (!isNothing && (await deliver(userId, { kind: 'words', item: key, version: words.text }, send)) !== 'delivered')
    return false;
  if (await isUnchanged(key, sent)) await removeDraft(userId, key);
  return !isNothing;
}

interface PendingDraft {
  userId: string;
  key: string;
  about: Source;
  words: EntryDraft;
}

/** Returns the draft as it was finally sent. */
async function saveDraft({ words, ...sending }: PendingDraft): Promise<EntryDraft> {
  const { userId, key, about } = sending;
  const { entry, text, clientId } = words;
  try {
    await (entry ? changeEntry(userId, entry, text) : createEntry(userId, clientId, about, text));
    return words;
  } catch (error) {
    const next = resolveRejection(error, words, about);
    if (next === 'stored') return words;
    if (!next || !(await isUnchanged(key, words))) throw error;
    await set(key, next);
    return saveDraft({ ...sending, words: next });
  }
}

/** False if a field has stored newer text or the user has signed out; the stored draft then stays unchanged. */
async function isUnchanged(key: string, { clientId, text }: EntryDraft): Promise<boolean> {
  const kept = await get<EntryDraft>(key);
  return kept?.clientId === clientId && kept.text === text;
}

/**
 * The draft to send after the server rejected it; undefined if the draft waits for the network or for the user's
 * decision.
 */
export function resolveRejection(error: unknown, words: EntryDraft, about: Source): EntryDraft | 'stored' | undefined {
  const stored = entryFromConflict(error);
  if (stored?.text === words.text) return 'stored';
  if (stored && stored.text === words.sentText) return { ...words, entry: { id: stored.id, version: stored.version } };
  const isGone = isEntryGone(error) && words.entry !== undefined;
  // If another device changed a free entry, that text stays and the local text becomes a new entry.
  const isSeparate = stored !== undefined && words.entry !== undefined && about.source === 'free';
  if (isGone || isSeparate) return { text: words.text, entry: undefined, clientId: crypto.randomUUID() };
  return undefined;
}
