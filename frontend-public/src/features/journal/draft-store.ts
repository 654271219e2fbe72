import { del, get, keys, set } from '../../frame/device-rows.ts';
import { logFailure } from 'shell/log-failure';
import { removeRefusal } from '../../frame/refusals.ts';
import type { Source } from './api/journal.ts';

export interface EntryDraft {
  text: string;
  entry: { id: string; version: number } | undefined;
  /** Idempotency key of a new entry. */
  clientId: string;
  /** Text of a new entry that was sent but got no response; the same text on the server is no conflict. */
  sentText?: string | undefined;
}

const keyPrefix = (userId: string): string => `oneness-journal-${userId}-`;

export async function listDrafts(userId: string): Promise<{ key: string; about: Source }[]> {
  const mine = (await keys()).filter((key) => key.startsWith(keyPrefix(userId)));
  return mine.map((key) => ({ key, about: parseSource(userId, key) }));
}

export function parseSource(userId: string, key: string): Source {
  const [source = '', ...place] = key.slice(keyPrefix(userId).length).split('-');
  return source === 'free' ? { source } : ({ source, sourceId: place.join('-') } as Source);
}

export async function removeDraft(userId: string, key: string): Promise<void> {
  await del(key).catch(() => undefined);
  await removeRefusal(userId, { kind: 'words', item: key });
}

/** Stores drafts on this device until they are saved on the server, so that a crashed tab loses no text. */
export class DraftStore {
  #key: string;
  readonly #userId: string;
  readonly #isNew: boolean;

  /** The key of a free entry contains the entry's id once it has one. */
  constructor(userId: string, about: Source, entryId: string | undefined) {
    this.#userId = userId;
    const place = 'sourceId' in about ? about.sourceId : (entryId ?? 'new');
    this.#isNew = place === 'new';
    this.#key = `${keyPrefix(userId)}${about.source}-${place}`;
  }

  /** Locks the draft against other tabs until the returned function is called. Waits while the draft is being sent. */
  async lock(): Promise<() => void> {
    // Drafts of two new entries in two tabs get different keys; `sendDrafts` finds both by their prefix.
    const { held = [] } = await navigator.locks.query();
    if (this.#isNew && held.some(({ name }) => name === this.#key)) this.#key += `-${crypto.randomUUID()}`;
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

  read(): Promise<EntryDraft | undefined> {
    return get<EntryDraft>(this.#key).catch(() => undefined);
  }

  /** False if the device storage is full or blocked (private window). */
  async write(words: EntryDraft): Promise<boolean> {
    return set(this.#key, words).then(
      () => true,
      () => false,
    );
  }

  remove(): Promise<void> {
    return removeDraft(this.#userId, this.#key);
  }
}
