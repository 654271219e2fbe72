import { logFailure } from 'shell/log-failure';
import {
  changeEntry,
  createEntryKey,
  readEntry,
  storeEntry,
  type EntryKey,
} from '../../frame/device-outbox/entries.ts';
import { removeEntry, sendEntries, type OutboxKind } from '../../frame/device-outbox/outbox.ts';
import * as journal from './api/journal.ts';
import type { JournalEntrySource } from './api/journal.ts';

export interface EntryDraft {
  text: string;
  entry: { id: string; version: number } | undefined;
  clientId: string;
  /** Text that was sent, perhaps without a response. An equal text on the server is no conflict. */
  sentText?: string | undefined;
}

/** The id of a stored draft has the form `source-place`. */
export function parseJournalEntrySource(draftId: string): JournalEntrySource {
  const [source = '', ...place] = draftId.split('-');
  return source === 'free' ? { source } : ({ source, sourceId: place.join('-') } as JournalEntrySource);
}

/** Stores drafts on this device until the server has saved them, so that a crashed tab loses no text. */
export class JournalDraftStore {
  #key: EntryKey;
  readonly #isNew: boolean;

  constructor(userId: string, about: JournalEntrySource, entryId: string | undefined) {
    const place = 'sourceId' in about ? about.sourceId : (entryId ?? 'new');
    this.#isNew = place === 'new';
    this.#key = createEntryKey('journal', userId, `${about.source}-${place}`);
  }

  /** Two new entries in two tabs need different keys, so that both are sent. */
  async chooseKey(): Promise<void> {
    const { held = [] } = await navigator.locks.query();
    if (this.#isNew && held.some(({ name }) => name === this.#key)) this.#key = `${this.#key}-${crypto.randomUUID()}`;
  }

  async lock(): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await new Promise<void>((held) => {
      const hold = () => (held(), released);
      navigator.locks.request(this.#key, { mode: 'shared' }, hold).catch((error: unknown) => {
        logFailure('A journal draft could not be locked', error);
        held();
      });
    });
    return release;
  }

  async read(): Promise<EntryDraft | undefined> {
    return (await readEntry<EntryDraft>(this.#key))?.value;
  }

  /** Returns false if the storage of the device is full or blocked. */
  write(words: EntryDraft): Promise<boolean> {
    return storeEntry(this.#key, words);
  }

  remove(): Promise<void> {
    return removeEntry(this.#key);
  }
}

export const journalDraftOutbox: OutboxKind<EntryDraft> = {
  kind: 'journal',
  changes: 'journal',
  isLocked: true,
  version: ({ text }) => text,
  async send(userId, id, draft) {
    const isNothing = !draft.entry && draft.text.trim() === '';
    if (!isNothing) await saveDraft(userId, id, draft);
  },
};

const maxWaitMs = 3_000;

/** Sends the drafts that no tab has open, waits at most 3 seconds, and calls `onLateChange` after a late draft. */
export async function sendJournalDrafts(userId: string, onLateChange: () => void): Promise<void> {
  const sending = sendEntries(journalDraftOutbox, userId);
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => ((isLate = true), resolve()), maxWaitMs);
  });
  const sent = sending.then((count) => {
    clearTimeout(timer);
    if (isLate && count > 0) onLateChange();
  });
  await Promise.race([sent, limit]);
}

async function saveDraft(userId: string, id: string, draft: EntryDraft): Promise<void> {
  const { entry, text, clientId } = draft;
  const about = parseJournalEntrySource(id);
  try {
    await (entry ? journal.changeEntry(userId, entry, text) : journal.createEntry(userId, clientId, about, text));
  } catch (error) {
    const next = resolveRejection(error, draft, about);
    if (next === 'stored') return;
    if (!next || !(await replaceDraft(createEntryKey('journal', userId, id), draft, next))) throw error;
    await saveDraft(userId, id, next);
  }
}

/** Returns false without a change if a field has stored newer text, or if the user has signed out. */
async function replaceDraft(key: EntryKey, { clientId, text }: EntryDraft, next: EntryDraft): Promise<boolean> {
  let isReplaced = false;
  await changeEntry<EntryDraft>(key, (kept) => {
    isReplaced = kept?.value.clientId === clientId && kept.value.text === text;
    return kept && isReplaced ? { ...kept, value: next } : kept;
  });
  return isReplaced;
}

export function resolveRejection(
  error: unknown,
  words: EntryDraft,
  about: JournalEntrySource,
): EntryDraft | 'stored' | undefined {
  const stored = journal.getEntryFromConflict(error);
  if (stored?.text === words.text) return 'stored';
  if (stored && stored.text === words.sentText) return { ...words, entry: { id: stored.id, version: stored.version } };
  const isGone = journal.isEntryDeletedError(error) && words.entry !== undefined;
  // Another device has changed the free entry, so the text of this device becomes a new entry.
  const isSeparate = stored !== undefined && words.entry !== undefined && about.source === 'free';
  if (isGone || isSeparate) return { text: words.text, entry: undefined, clientId: crypto.randomUUID() };
  return undefined;
}
