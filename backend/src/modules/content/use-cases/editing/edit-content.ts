import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { ContentInTrash, ContentNotFound, StaleVersion } from '../../domain/errors.ts';
import { rejectField, type KindDefinition } from '../../kinds/kind.ts';
import type { StaffItemView } from '../../kinds/item.view.ts';
import { lockExistingItem, lockItem, storeContentItem, type EditedItem } from './content-items.ts';
import { listFieldNames, parseValues, getTextValue, toItemValues } from './item-values.ts';
import { Publisher } from './publisher.ts';
import { RevisionStore } from './revision-store.ts';
import { StaffContentReader } from './staff-content.ts';

export interface PublicationRequest {
  readonly status?: 'draft' | 'published' | undefined;
  readonly publishAt?: Date | null | undefined;
  readonly unpublishAt?: Date | null | undefined;
}

interface Change {
  readonly id: string;
  readonly fields: object;
  readonly publication: PublicationRequest;
  /** Undefined skips the check for changes by other editors. */
  readonly seen: Date | undefined;
  readonly actorId: string;
}

interface DraftSave {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly seen: Date | undefined;
  readonly actorId: string;
}

@Injectable()
export class EditContent {
  constructor(
    private readonly tx: Transaction,
    private readonly content: StaffContentReader,
    private readonly publisher: Publisher,
    private readonly revisions: RevisionStore,
    private readonly staffNames: StaffNameLookup,
    private readonly clock: Clock,
  ) {}

  async create(
    kind: KindDefinition,
    fields: object,
    publication: PublicationRequest,
    actorId: string,
  ): Promise<StaffItemView> {
    const id = await this.tx.run((scope) => this.add(kind, fields, { publication, actorId }, scope));
    return this.content.one(kind, id);
  }

  createAll(kind: KindDefinition, items: readonly object[], actorId: string): Promise<void> {
    return this.tx.run(async (scope) => {
      for (const fields of items) await this.add(kind, fields, { publication: {}, actorId }, scope);
    });
  }

  private async add(
    kind: KindDefinition,
    fields: object,
    { publication, actorId }: Pick<Change, 'publication' | 'actorId'>,
    scope: TransactionScope,
  ): Promise<string> {
    const id = newId();
    const status = publication.status ?? 'published';
    const change = { id, fields, publication: { ...publication, status }, actorId };
    await this.apply(kind, { row: null, editing: null }, change, scope);
    const details = { kind: kind.name, id, title: getTextValue({ ...fields }, 'title') ?? null };
    scope.auditLog.record({ action: 'content.created', actorId, subjectId: null, details });
    return id;
  }

  async change(kind: KindDefinition, change: Change): Promise<StaffItemView> {
    const { id, seen } = change;
    await this.tx.run(async (scope) => {
      const item = await this.lockOutsideTrash(scope.em, kind, id);
      if (!item.row && !item.editing) throw new ContentNotFound();
      checkVersion(seen, item.row?.updatedAt ?? item.editing?.updatedAt);
      await this.apply(kind, item, change, scope);
    });
    return this.content.one(kind, id);
  }

  /** Changes only the draft, and creates a draft for an unknown id. */
  async saveDraft(kind: KindDefinition, { id, values, seen, actorId }: DraftSave): Promise<StaffItemView> {
    const known = listFieldNames(kind);
    const unknown = Object.keys(values).find((field) => !known.includes(field));
    if (unknown) rejectField(unknown, `property ${unknown} should not exist`);
    await this.tx.run(async (scope) => {
      const item = await this.lockOutsideTrash(scope.em, kind, id);
      if (seen && !item.row && !item.editing) throw new ContentNotFound();
      checkVersion(seen, item.editing?.draft ? item.editing.updatedAt : item.row?.updatedAt);
      await this.publisher.saveDraft(kind, { id, item, values, actorId }, scope);
    });
    return this.content.one(kind, id);
  }

  /** Does not change a draft that was never published. */
  async discardDraft(kind: KindDefinition, id: string, actorId: string): Promise<StaffItemView> {
    await this.tx.run(async ({ em }) => {
      const { row, editing } = await lockExistingItem(em, kind, id);
      if (!row || !editing?.draft) return;
      const now = this.clock.now();
      await storeContentItem(em, kind, id, {
        state: 'published',
        draft: null,
        publishAt: null,
        updatedAt: now,
        updatedBy: actorId,
      });
    });
    return this.content.one(kind, id);
  }

  async restore(
    kind: KindDefinition,
    {
      id,
      revisionId,
      fields,
      actorId,
    }: { id: string; revisionId: string; fields?: readonly string[]; actorId: string },
  ): Promise<StaffItemView> {
    await this.tx.run(async (scope) => {
      const item = await lockExistingItem(scope.em, kind, id);
      const { values } = await this.revisions.find(scope.em, id, revisionId);
      const wanted = Object.entries(values).filter(([field]) => !fields || fields.includes(field));
      const change = { id, item, values: Object.fromEntries(wanted), actorId };
      if (item.row) await this.publisher.change(kind, change, scope, 'restored');
      else await this.publisher.saveDraft(kind, change, scope, 'restored');
    });
    return this.content.one(kind, id);
  }

  private async lockOutsideTrash(em: EntityManager, kind: KindDefinition, id: string): Promise<EditedItem> {
    const item = await lockItem(em, kind, id);
    if (item.editing?.state !== 'trash') return item;
    const { trashedAt, updatedAt, updatedBy } = item.editing;
    const names = await this.staffNames.load([updatedBy]);
    throw new ContentInTrash(trashedAt ?? updatedAt, (updatedBy && names.get(updatedBy)) ?? null);
  }

  private async apply(
    kind: KindDefinition,
    item: EditedItem,
    { id, fields, publication, actorId }: Omit<Change, 'seen'>,
    scope: TransactionScope,
  ): Promise<void> {
    this.checkTimes(publication, item);
    const values = toItemValues(kind, fields);
    const { publishAt, unpublishAt } = publication;
    const status = publishAt ? 'draft' : (publication.status ?? (item.row ? 'published' : 'draft'));
    if (status === 'draft') {
      const isTakenDown = item.row && !publishAt;
      if (isTakenDown) await this.publisher.unpublish(kind, { id, item, actorId }, scope);
      const current = isTakenDown ? await lockExistingItem(scope.em, kind, id) : item;
      await this.publisher.saveDraft(kind, { id, item: current, values, actorId }, scope);
      if (publishAt) await this.checkComplete(kind, id, scope);
    } else if (item.row) {
      const pending = publication.status === 'published' ? item.editing?.draft : {};
      await this.publisher.change(kind, { id, item, values: { ...pending, ...values }, actorId }, scope);
    } else {
      await this.publisher.publish(kind, { id, item, values: { ...item.editing?.draft, ...values }, actorId }, scope);
    }
    if (publishAt === undefined && unpublishAt === undefined) return;
    const after = await lockExistingItem(scope.em, kind, id);
    await storeContentItem(scope.em, kind, id, {
      state: after.row ? 'published' : 'draft',
      ...(publishAt !== undefined && { publishAt }),
      ...(unpublishAt !== undefined && { unpublishAt }),
      updatedAt: after.editing?.updatedAt ?? this.clock.now(),
    });
  }

  /** Checks the values before the schedule is stored, because no one can correct them when the schedule publishes. */
  private async checkComplete(kind: KindDefinition, id: string, { em }: TransactionScope): Promise<void> {
    const { row, editing } = await lockExistingItem(em, kind, id);
    const published = row ? await this.content.publishedValues(kind, id, em) : {};
    await parseValues(kind, { ...published, ...editing?.draft });
  }

  private checkTimes({ publishAt, unpublishAt }: PublicationRequest, { editing }: EditedItem): void {
    const now = this.clock.now();
    if (publishAt && publishAt <= now) rejectField('publishAt', 'Choose a time in the future, or publish now');
    const start = publishAt ?? editing?.publishAt ?? now;
    if (unpublishAt && unpublishAt <= (start > now ? start : now))
      rejectField('unpublishAt', 'Choose an end after the start, in the future');
  }
}

function checkVersion(seen: Date | undefined, version: Date | undefined): void {
  if (seen && version && version > seen) throw new StaleVersion(version);
}
