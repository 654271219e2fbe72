import { ApiProblem } from 'shell/api-problem';
import type { ContentItem, ContentValues } from './api/content.ts';
import { compareEdits, isSame, type EditComparison } from './merge.ts';

export class EditConflictError extends Error {
  override readonly name = 'EditConflictError';
  readonly theirs: ContentItem;
  readonly mine: ContentValues;
  readonly comparison: EditComparison;

  constructor(theirs: ContentItem, mine: ContentValues, comparison: EditComparison) {
    super('Another person has saved this in the meantime.');
    this.theirs = theirs;
    this.mine = mine;
    this.comparison = comparison;
  }
}

export interface EditSessionApi {
  read: (id: string) => Promise<ContentItem>;
  create: (values: ContentValues) => Promise<ContentItem>;
  update: (on: ContentItem, changes: ContentValues) => Promise<ContentItem>;
  saveDraft: (id: string, draft: { values: ContentValues; seen: string | undefined }) => Promise<ContentItem>;
  restoreFromTrash: (id: string) => Promise<unknown>;
}

/** State that did not reach the server, from which a later session can continue. */
export interface EditSessionSnapshot {
  id: string;
  isNew: boolean;
  /** Version and values on which the changes of the user are based. */
  version: string | undefined;
  base: ContentValues | undefined;
}

export const applyDraft = (item: ContentItem): ContentItem => ({ ...item, ...item.draft });

/** Throws EditConflictError when two users changed the same field. */
export class EditSession {
  private readonly calls: EditSessionApi;
  private stored: ContentItem | undefined;
  private origin: ContentValues | undefined;
  /** Fields that this session has sent to the draft on the server. */
  private readonly sent = new Set<string>();
  private newId: string = crypto.randomUUID();
  /** True when the server may have a draft with `newId`, although no response has arrived. */
  private isNewIdSent = false;
  /** True if the next save must first compare with the server, because another user may have changed the item. */
  private isBehind = false;
  private lastSent: string;
  private running: Promise<unknown> = Promise.resolve();

  constructor(calls: EditSessionApi, row: ContentItem | undefined, initial: ContentValues) {
    this.calls = calls;
    this.stored = row;
    this.origin = row && applyDraft(row);
    this.lastSent = JSON.stringify(initial);
  }

  get isNew(): boolean {
    return this.origin === undefined;
  }

  get hasStoredDraft(): boolean {
    return this.sent.size > 0;
  }

  isStored(values: ContentValues): boolean {
    return JSON.stringify(values) === this.lastSent;
  }

  get snapshot(): EditSessionSnapshot {
    const { stored, newId: id } = this;
    if (!stored) return { id, isNew: true, version: undefined, base: undefined };
    return { id: stored.id, isNew: false, version: getVersion(stored), base: applyDraft(stored) };
  }

  resume({ id, version, base }: EditSessionSnapshot): void {
    if (!this.stored) {
      this.newId = id;
      this.isNewIdSent = true;
    } else if (version !== getVersion(this.stored)) {
      this.origin = base;
      this.isBehind = true;
    }
  }

  /** The first call for a new item creates a draft. */
  saveDraft(values: ContentValues): Promise<ContentItem> {
    return this.enqueue(() => this.storeDraft(values));
  }

  save(values: ContentValues, publication: ContentValues): Promise<ContentItem> {
    return this.enqueue(async () => {
      if (!this.stored && !this.isNewIdSent) return this.calls.create({ ...values, ...publication });
      // An earlier call may have stored the draft although its response was lost.
      if (!this.stored) await this.storeDraft(values);
      return this.write(values, (on, changes) => this.calls.update(on, { ...changes, ...publication }));
    });
  }

  setPublication(publication: ContentValues): Promise<ContentItem> {
    return this.enqueue(async () => {
      if (!this.stored) throw new Error('The item is not stored.');
      this.stored = await this.calls.update(this.stored, publication);
      return this.stored;
    });
  }

  /** Must be called after the user has resolved the conflict, because later saves use `theirs` as the base. */
  adopt(theirs: ContentItem): void {
    this.stored = theirs;
    this.origin = applyDraft(theirs);
    this.isBehind = false;
  }

  settle(): Promise<unknown> {
    return this.running;
  }

  restoreWith(values: ContentValues): Promise<ContentItem> {
    return this.enqueue(async () => {
      await this.calls.restoreFromTrash(this.stored?.id ?? this.newId);
      this.isBehind = true;
      this.lastSent = '';
      return this.storeDraft(values);
    });
  }

  startAgain(): void {
    this.stored = undefined;
    this.origin = undefined;
    this.newId = crypto.randomUUID();
    this.isNewIdSent = false;
    this.sent.clear();
  }

  private async storeDraft(values: ContentValues): Promise<ContentItem> {
    if (this.stored && this.isStored(values)) return this.stored;
    const put = async (id: string, seen: string | undefined, changes: ContentValues) => {
      for (const field of Object.keys(changes)) this.sent.add(field);
      return this.calls.saveDraft(id, { values: replaceUndefinedWithNull(changes), seen });
    };
    if (this.stored) {
      await this.write(values, (on, changes) => put(on.id, getVersion(on), changes));
    } else {
      this.isNewIdSent = true;
      this.stored = await put(this.newId, undefined, values);
    }
    this.lastSent = JSON.stringify(values);
    return this.stored as ContentItem;
  }

  private async write(
    values: ContentValues,
    send: (on: ContentItem, changes: ContentValues) => Promise<ContentItem>,
  ): Promise<ContentItem> {
    const on = this.stored;
    if (!on) throw new Error('The item is not stored.');
    const changes = this.pickChanges(values);
    try {
      if (!this.isBehind) return (this.stored = await send(on, changes));
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'content.changed-meanwhile') throw error;
    }
    const theirs = await this.calls.read(on.id);
    const comparison = compareEdits(this.origin ?? {}, values, applyDraft(theirs));
    this.isBehind = comparison.both.length > 0;
    if (this.isBehind) throw new EditConflictError(applyDraft(theirs), values, comparison);
    const mine = Object.entries(changes).filter(([field]) => !comparison.onlyTheirs.includes(field));
    return (this.stored = await send(theirs, Object.fromEntries(mine)));
  }

  private pickChanges(values: ContentValues): ContentValues {
    const before = this.origin ?? {};
    const isChange = (field: string, value: unknown) =>
      before[field] === undefined || this.sent.has(field) || !isSame(before[field], value);
    return Object.fromEntries(Object.entries(values).filter(([field, value]) => isChange(field, value)));
  }

  /** Runs calls one after the other, because each call sends the version that the previous call returned. */
  private enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.running.then(run);
    this.running = result.catch(() => undefined);
    return result;
  }
}

const getVersion = ({ draftUpdatedAt, updatedAt }: ContentItem): string => draftUpdatedAt ?? updatedAt;

/** JSON omits undefined, and the server would then not clear the field. */
export const replaceUndefinedWithNull = (values: ContentValues): ContentValues =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? null]));
