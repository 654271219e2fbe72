import { logFailure } from 'shell/log-failure';
import { changeEntry, entryKey, readEntry, storeEntry, type EntryKey } from '../../frame/device-outbox/entries.ts';
import { removeEntry, sendEntries, type OutboxKind } from '../../frame/device-outbox/outbox.ts';
import * as journal from './api/journal.ts';
import type { JournalEntrySource } from './api/journal.ts';

export interface EntryDraft {
  text: string;
  entry: { id: string; version: number } | undefined;
  /** Idempotency key of a new entry. */
  clientId: string;
  /** Text of a new entry that was sent but got no response; the same text on the server is no conflict. */
  sentText?: string | undefined;
}

/** The id of a draft in the outbox is `source-place`. */
export function parseSource(draftId: string): JournalEntrySource {
  const [source = '', ...place] = draftId.split('-');
  return source === 'free' ? { source } : ({ source, sourceId: place.join('-') } as JournalEntrySource);
}

/** Stores drafts on this device until they are saved on the server, so that a crashed tab loses no text. */
export class DraftStore {
  #key: EntryKey;
  readonly #isNew: boolean;

  /** The key of a free entry contains the entry's id once it has one. */
  constructor(userId: string, about: JournalEntrySource, entryId: string | undefined) {
    const place = 'sourceId' in about ? about.sourceId : (entryId ?? 'new');
    this.#isNew = place === 'new';
    this.#key = entryKey('journal', userId, `${about.source}-${place}`);
  }

  /** Locks the draft against other tabs until the returned function is called. Waits while the draft is being sent. */
  async lock(): Promise<() => void> {
    // Drafts of two new entries in two tabs get different keys; the outbox sends both.
    const { held = [] } = await navigator.locks.query();
    if (this.#isNew && held.some(({ name }) => name === this.#key)) this.#key = `${this.#key}-${crypto.randomUUID()}`;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await new Promise<void>((held) => {
      const hold = () => (held(), released);
      navigator.locks.request(this.#key, { mode: 'shared' }, hold).catch((error: unknown) => {
        logFailure('Words of the journal could not be held', error);
        held();
      });
    });
    return release;
  }

  async read(): Promise<EntryDraft | undefined> {
    return (await readEntry<EntryDraft>(this.#key))?.value;
  }

  /** False if the device storage is full or blocked (private window). */
  write(words: EntryDraft): Promise<boolean> {
    return storeEntry(this.#key, words);
  }

  remove(): Promise<void> {
    return removeEntry(this.#key);
  }
}

export const draftOutbox: OutboxKind<EntryDraft> = {
  kind: 'journal',
  changes: 'journal',
  isLocked: true,
  version: ({ text }) => text,
  async send(userId, id, draft) {
    const isNothing = !draft.entry && draft.text.trim() === '';
    if (!isNothing) await saveDraft(userId, id, draft);
  },
};

/** Sends drafts that are not open in any tab; safe to repeat. */
export const sendDrafts = (userId: string): Promise<number> => sendEntries(draftOutbox, userId);

async function saveDraft(userId: string, id: string, draft: EntryDraft): Promise<void> {
  const { entry, text, clientId } = draft;
  const about = parseSource(id);
  try {
    await (entry ? journal.changeEntry(userId, entry, text) : journal.createEntry(userId, clientId, about, text));
  } catch (error) {
    const next = resolveRejection(error, draft, about);
    if (next === 'stored') return;
    if (!next || !(await replaceDraft(entryKey('journal', userId, id), draft, next))) throw error;
    await saveDraft(userId, id, next);
  }
}

/** False if a field has stored newer text or the user has signed out; the stored draft then stays unchanged. */
async function replaceDraft(key: EntryKey, { clientId, text }: EntryDraft, next: EntryDraft): Promise<boolean> {
  let isReplaced = false;
  await changeEntry<EntryDraft>(key, (kept) => {
    isReplaced = kept?.value.clientId === clientId && kept.value.text === text;
    return kept && isReplaced ? { ...kept, value: next } : kept;
  });
  return isReplaced;
}

/**
 * The draft to send after the server rejected it; undefined if the draft waits for the network or for the user's
 * decision.
 */
export function resolveRejection(
  error: unknown,
  words: EntryDraft,
  about: JournalEntrySource,
): EntryDraft | 'stored' | undefined {
  const stored = journal.getEntryFromConflict(error);
  if (stored?.text === words.text) return 'stored';
  if (stored && stored.text === words.sentText) return { ...words, entry: { id: stored.id, version: stored.version } };
  const isGone = journal.isEntryDeletedError(error) && words.entry !== undefined;
  // If another device changed a free entry, that text stays and the local text becomes a new entry.
  const isSeparate = stored !== undefined && words.entry !== undefined && about.source === 'free';
  if (isGone || isSeparate) return { text: words.text, entry: undefined, clientId: crypto.randomUUID() };
  return undefined;
}
