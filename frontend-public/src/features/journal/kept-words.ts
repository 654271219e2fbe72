import { del, get, set } from 'idb-keyval';
import type { Source } from './api/journal.ts';

/** Words that are not stored yet, as they stood in the field. */
export interface KeptWords {
  text: string;
  /** The entry they change, and its version then; undefined for a new one. */
  entry: { id: string; version: number } | undefined;
  /** Under which a new entry is sent, however often. */
  clientId: string;
}

/** Keeps words on this device until they are stored, so that a tab that dies loses none. */
export class WordsKeeper {
  readonly #key: string;

  /** A free entry is known by its own id once it has one. */
  constructor(userId: string, about: Source, entryId: string | undefined) {
    const place = 'sourceId' in about ? about.sourceId : (entryId ?? 'new');
    this.#key = `oneness-journal-${userId}-${about.source}-${place}`;
  }

  read(): Promise<KeptWords | undefined> {
    return get<KeptWords>(this.#key).catch(() => undefined);
  }

  /** True if they are kept: private windows and full disks keep nothing. */
  async keep(words: KeptWords): Promise<boolean> {
    return set(this.#key, words).then(
      () => true,
      () => false,
    );
  }

  forget(): Promise<void> {
    return del(this.#key).catch(() => undefined);
  }
}
