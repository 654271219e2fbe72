import { del, get, keys, set } from '../../frame/device-rows.ts';
import { logFailure } from 'shell/log-failure';
import { forgetRefusal } from '../../frame/refusals.ts';
import type { Source } from './api/journal.ts';

/** Words that are not stored yet, as they stood in the field. */
export interface KeptWords {
  text: string;
  /** The entry they change, and its version then; undefined for a new one. */
  entry: { id: string; version: number } | undefined;
  /** Under which a new entry is sent, however often. */
  clientId: string;
  /** Words of the new entry that were sent without an answer: found on the server, they are ours. */
  sentText?: string | undefined;
}

const prefixOf = (userId: string): string => `oneness-journal-${userId}-`;

/** The keys under which words of a person wait on this device, each with what they are about. */
export async function waitingWords(userId: string): Promise<{ key: string; about: Source }[]> {
  const mine = (await keys()).filter((key) => key.startsWith(prefixOf(userId)));
  return mine.map((key) => ({ key, about: aboutIn(userId, key) }));
}

/** What the words under a key are about. */
export function aboutIn(userId: string, key: string): Source {
  const [source = '', ...place] = key.slice(prefixOf(userId).length).split('-');
  return source === 'free' ? { source } : ({ source, sourceId: place.join('-') } as Source);
}

/** Removes words from this device: they are stored, or their writer deletes them. */
export async function forgetWords(userId: string, key: string): Promise<void> {
  await del(key).catch(() => undefined);
  await forgetRefusal(userId, { kind: 'words', item: key });
}

/** Keeps words on this device until they are stored, so that a tab that dies loses none. */
export class WordsKeeper {
  #key: string;
  readonly #userId: string;
  readonly #isNew: boolean;

  /** A free entry is known by its own id once it has one. */
  constructor(userId: string, about: Source, entryId: string | undefined) {
    this.#userId = userId;
    const place = 'sourceId' in about ? about.sourceId : (entryId ?? 'new');
    this.#isNew = place === 'new';
    this.#key = `${prefixOf(userId)}${about.source}-${place}`;
  }

  /**
   * Says to every tab that these words are in a field, until the answered call: the field sends them, and nobody else.
   * Waits while they are being sent.
   */
  async hold(): Promise<() => void> {
    // Two new entries, as in two tabs, are kept apart. The sender finds both by how their keys begin.
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
    return forgetWords(this.#userId, this.#key);
  }
}
