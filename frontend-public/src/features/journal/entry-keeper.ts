import { isFinalRefusal } from 'shell/failed-query';
import {
  changeEntry,
  changeEntryOnLeaving,
  createEntry,
  saysGone,
  storedEntry,
  type Entry,
  type Source,
  type Version,
} from './api/journal.ts';
import { WordsKeeper } from './kept-words.ts';

export type SaveState =
  | { is: 'rest' }
  | { is: 'saving' }
  | { is: 'saved'; at: string; entry: Entry }
  /** The network is away, or the server: it is tried again. */
  | { is: 'waiting'; isKept: boolean }
  /** It was written elsewhere too. */
  | { is: 'conflict'; other: string }
  | { is: 'refused'; words: string };

export interface EntryState {
  text: string;
  save: SaveState;
}

const isLaterThan = (entry: Version, stored: Version): boolean =>
  stored.id === entry.id && stored.version > entry.version;

/** After the last key. */
const SAVE_AFTER_MS = 800;
const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * One entry of the journal while somebody writes it: keeps each key on this device, stores the text when they pause, and
 * lets nothing be lost where another device wrote too.
 */
export class EntryKeeper {
  #state: EntryState;
  #entry: Version | undefined;
  #storedText: string;
  /** Sent without an answer that was read: when the page was left, or first of all. */
  #sentText: string | undefined;
  #clientId: string = crypto.randomUUID();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #isKept = true;
  #listeners = new Set<() => void>();
  readonly #userId: string;
  readonly #about: Source;
  readonly #words: WordsKeeper;

  constructor(userId: string, about: Source, stored: Entry | null) {
    this.#userId = userId;
    this.#about = about;
    this.#words = new WordsKeeper(userId, about, stored?.id);
    this.#entry = stored ?? undefined;
    this.#storedText = stored?.text ?? '';
    this.#state = { text: this.#storedText, save: { is: 'rest' } };
  }

  get state(): EntryState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the page: takes up what a lost tab left here, and saves when the page is left. Answers what ends it. */
  readonly open = (): (() => void) => {
    const holding = this.#words.hold();
    void holding.then(() => this.#takeUp());
    const stop = new AbortController();
    addEventListener('pagehide', () => this.#leave(), { signal: stop.signal });
    addEventListener('online', () => void this.save(), { signal: stop.signal });
    document.addEventListener('visibilitychange', () => document.hidden && void this.save(), { signal: stop.signal });
    return () => {
      stop.abort();
      void this.save().finally(async () => {
        clearTimeout(this.#timer);
        (await holding)();
      });
    };
  };

  /** What was stored beside this field is shown, unless something is being written here: that meets it when it is saved. */
  follow(stored: Entry | null): void {
    const isNewer = stored && (this.#entry === undefined || isLaterThan(this.#entry, stored));
    if (!isNewer || this.#saving || this.#state.text !== this.#storedText) return;
    this.#entry = stored;
    this.#storedText = stored.text;
    this.#set({ text: stored.text });
  }

  write(text: string): void {
    const isConflict = this.#state.save.is === 'conflict';
    this.#set(isConflict ? { text } : { text, save: { is: 'rest' } });
    void this.#keep();
    if (!isConflict) this.#saveIn(SAVE_AFTER_MS);
  }

  /** Ends a conflict: this is the text from now on. */
  settle(text: string): void {
    this.#set({ text, save: { is: 'rest' } });
    void this.#keep();
    void this.save();
  }

  /** Stores what is written, if it is not stored yet. One call at a time. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    if (this.#state.save.is === 'conflict' || this.#state.text === this.#storedText) return;
    // An entry begins with its first word.
    if (!this.#entry && this.#state.text.trim() === '') return;
    this.#saving = this.#store().finally(() => (this.#saving = undefined));
    await this.#saving;
  }

  async #store(): Promise<void> {
    const { text } = this.#state;
    // Where the answer is lost, the entry may be there all the same, with these words.
    if (!this.#entry && this.#sentText === undefined) {
      this.#sentText = text;
      await this.#keep();
    }
    this.#set({ save: { is: 'saving' } });
    try {
      const entry = this.#entry
        ? await changeEntry(this.#userId, this.#entry, text)
        : await createEntry(this.#userId, this.#clientId, this.#about, text);
      this.#stored(entry, text);
    } catch (error) {
      this.#failed(error);
    }
  }

  #stored(entry: Entry, text: string): void {
    this.#entry = entry;
    this.#storedText = text;
    if (this.#state.text !== text) return this.#saveIn(SAVE_AFTER_MS);
    this.#set({ save: { is: 'saved', at: new Date().toISOString(), entry } });
    void this.#words.forget();
  }

  #failed(error: unknown): void {
    const stored = storedEntry(error);
    if (stored) return this.#meet(stored);
    if (saysGone(error) && this.#entry) {
      // Deleted on another device: what is written here becomes an entry again.
      this.#entry = undefined;
      this.#sentText = undefined;
      this.#clientId = crypto.randomUUID();
      return this.#saveIn(0);
    }
    if (isFinalRefusal(error)) {
      return this.#set({ save: { is: 'refused', words: error.errors[0]?.message ?? error.message } });
    }
    this.#set({ save: { is: 'waiting', isKept: this.#isKept } });
    this.#saveIn(TRY_AGAIN_AFTER_MS);
  }

  /** Another device, or another tab, has stored a text meanwhile. */
  #meet(stored: Entry): void {
    this.#entry = stored;
    const before = this.#storedText;
    this.#storedText = stored.text;
    if (stored.text === this.#state.text) return this.#stored(stored, stored.text);
    // What is stored there was written here: nothing was written elsewhere.
    if (stored.text === before || stored.text === this.#sentText) return this.#saveIn(0);
    this.#set({ save: { is: 'conflict', other: stored.text } });
  }

  async #takeUp(): Promise<void> {
    // Written before the session ended under this page, whose user is back.
    if (this.#state.text !== this.#storedText) return this.save();
    const kept = await this.#words.read();
    if (!kept || this.#state.text !== this.#storedText) return;
    if (kept.text === this.#storedText) return this.#words.forget();
    this.#clientId = kept.clientId;
    this.#sentText = kept.sentText;
    // An entry that had begun here goes on; the server says whether it has changed since, or is gone.
    this.#entry ??= kept.entry;
    const isOfThisVersion = kept.entry?.version === this.#entry?.version;
    if (isOfThisVersion) return this.settle(kept.text);
    this.#set({ text: kept.text, save: { is: 'conflict', other: this.#storedText } });
  }

  async #keep(): Promise<void> {
    const { text } = this.#state;
    const entry = this.#entry && { id: this.#entry.id, version: this.#entry.version };
    this.#isKept = await this.#words.keep({ text, entry, clientId: this.#clientId, sentText: this.#sentText });
  }

  /** The text is kept on this device too; what is sent now arrives if it can. */
  #leave(): void {
    const { text, save } = this.#state;
    if (!this.#entry || text === this.#storedText || save.is === 'conflict') return;
    this.#sentText = text;
    changeEntryOnLeaving(this.#userId, this.#entry, text);
  }

  #saveIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), milliseconds);
  }

  #set(change: Partial<EntryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
