import { isFinalRejection } from 'shell/failed-query';
import {
  changeEntry,
  changeEntryOnPageHide,
  createEntry,
  isEntryDeletedError,
  getEntryFromConflict,
  type JournalEntry,
  type JournalEntrySource,
  type JournalEntryVersion,
} from './api/journal.ts';
import { JournalDraftStore } from './drafts.ts';

export type SaveState =
  | { is: 'rest' }
  | { is: 'saving' }
  | { is: 'saved'; at: string; entry: JournalEntry }
  /** The device is offline or the server failed, so the save is repeated. */
  | { is: 'waiting'; isKept: boolean }
  | { is: 'conflict'; other: string }
  | { is: 'refused'; words: string };

export interface EntryState {
  text: string;
  save: SaveState;
}

const isLaterThan = (entry: JournalEntryVersion, stored: JournalEntryVersion): boolean =>
  stored.id === entry.id && stored.version > entry.version;

const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 10_000;

/** Saves the text on this device at each key press, and on the server after a pause. */
export class EntryAutosave {
  #state: EntryState;
  #entry: JournalEntryVersion | undefined;
  #storedText: string;
  /** Text that was sent, perhaps without a response. An equal text on the server is no conflict. */
  #sentText: string | undefined;
  #clientId: string = crypto.randomUUID();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #isDraftStored = true;
  #listeners = new Set<() => void>();
  readonly #userId: string;
  readonly #about: JournalEntrySource;
  readonly #drafts: JournalDraftStore;

  constructor(userId: string, about: JournalEntrySource, stored: JournalEntry | null) {
    this.#userId = userId;
    this.#about = about;
    this.#drafts = new JournalDraftStore(userId, about, stored?.id);
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

  readonly start = (): (() => void) => {
    const holding = this.#drafts.chooseKey().then(() => {
      // Does not wait for the lock, because a text that is sent twice is stored once.
      void this.#restoreDraft();
      return this.#drafts.lock();
    });
    const stop = new AbortController();
    addEventListener('pagehide', () => this.#onPageHide(), { signal: stop.signal });
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

  /** Does not replace unsaved text in the field. The next save then detects the conflict. */
  applyStored(stored: JournalEntry | null): void {
    const isNewer = stored && (this.#entry === undefined || isLaterThan(this.#entry, stored));
    if (!isNewer || this.#saving || this.#state.text !== this.#storedText) return;
    this.#entry = stored;
    this.#storedText = stored.text;
    this.#setState({ text: stored.text });
  }

  write(text: string): void {
    const isConflict = this.#state.save.is === 'conflict';
    this.#setState(isConflict ? { text } : { text, save: { is: 'rest' } });
    void this.#storeDraft();
    if (!isConflict) this.#scheduleSave(SAVE_AFTER_MS);
  }

  resolveConflict(text: string): void {
    this.#setState({ text, save: { is: 'rest' } });
    void this.#storeDraft();
    void this.save();
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    if (this.#state.save.is === 'conflict' || this.#state.text === this.#storedText) return;
    if (!this.#entry && this.#state.text.trim() === '') return;
    this.#saving = this.#sendEntry().finally(() => (this.#saving = undefined));
    await this.#saving;
  }

  async #sendEntry(): Promise<void> {
    const { text } = this.#state;
    // Stores the sent text first, because the server may store the new entry even if the response is lost.
    if (!this.#entry && this.#sentText === undefined) {
      this.#sentText = text;
      await this.#storeDraft();
    }
    this.#setState({ save: { is: 'saving' } });
    try {
      const entry = this.#entry
        ? await changeEntry(this.#userId, this.#entry, text)
        : await createEntry(this.#userId, this.#clientId, this.#about, text);
      this.#handleSaved(entry, text);
    } catch (error) {
      this.#handleSaveError(error);
    }
  }

  #handleSaved(entry: JournalEntry, text: string): void {
    this.#entry = entry;
    this.#storedText = text;
    if (this.#state.text !== text) return this.#scheduleSave(SAVE_AFTER_MS);
    this.#setState({ save: { is: 'saved', at: new Date().toISOString(), entry } });
    void this.#drafts.remove();
  }

  #handleSaveError(error: unknown): void {
    const stored = getEntryFromConflict(error);
    if (stored) return this.#handleConflict(stored);
    if (isEntryDeletedError(error) && this.#entry) {
      // Another device has deleted the entry, so the text becomes a new entry.
      this.#entry = undefined;
      this.#sentText = undefined;
      this.#clientId = crypto.randomUUID();
      return this.#scheduleSave(0);
    }
    if (isFinalRejection(error)) {
      return this.#setState({ save: { is: 'refused', words: error.errors[0]?.message ?? error.message } });
    }
    this.#setState({ save: { is: 'waiting', isKept: this.#isDraftStored } });
    this.#scheduleSave(RETRY_AFTER_MS);
  }

  #handleConflict(stored: JournalEntry): void {
    this.#entry = stored;
    const before = this.#storedText;
    this.#storedText = stored.text;
    if (stored.text === this.#state.text) return this.#handleSaved(stored, stored.text);
    // The server has a text that this field has loaded or sent before, so there is no conflict.
    if (stored.text === before || stored.text === this.#sentText) return this.#scheduleSave(0);
    this.#setState({ save: { is: 'conflict', other: stored.text } });
  }

  async #restoreDraft(): Promise<void> {
    // Typed text is newer than the stored draft.
    if (this.#state.text !== this.#storedText) return this.save();
    const kept = await this.#drafts.read();
    if (!kept || this.#state.text !== this.#storedText) return;
    if (kept.text === this.#storedText) return this.#drafts.remove();
    this.#clientId = kept.clientId;
    this.#sentText = kept.sentText;
    this.#entry ??= kept.entry;
    const isOfThisVersion = kept.entry?.version === this.#entry?.version;
    if (isOfThisVersion) return this.resolveConflict(kept.text);
    this.#setState({ text: kept.text, save: { is: 'conflict', other: this.#storedText } });
  }

  async #storeDraft(): Promise<void> {
    const { text } = this.#state;
    const entry = this.#entry && { id: this.#entry.id, version: this.#entry.version };
    this.#isDraftStored = await this.#drafts.write({ text, entry, clientId: this.#clientId, sentText: this.#sentText });
  }

  /** This request may be lost without harm, because the device also stores the text. */
  #onPageHide(): void {
    const { text, save } = this.#state;
    if (!this.#entry || text === this.#storedText || save.is === 'conflict') return;
    this.#sentText = text;
    changeEntryOnPageHide(this.#userId, this.#entry, text);
  }

  #scheduleSave(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), milliseconds);
  }

  #setState(change: Partial<EntryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
