import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import type { ItemValues, RevisionAction } from '../../domain/content-item.entity.ts';
import { contentKinds, childKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { ContentWriter } from '../content-writer.ts';
import { lockExistingItem, storeContentItem, type EditedItem } from './content-items.ts';
import { listChangedFields, parseValues } from './item-values.ts';
import { RevisionStore } from './revision-store.ts';
import { StaffContentReader } from './staff-content.ts';

interface ItemSave {
  readonly id: string;
  readonly item: EditedItem;
  readonly values: ItemValues;
  readonly actorId: string | null;
}

@Injectable()
export class Publisher {
  constructor(
    private readonly writer: ContentWriter,
    private readonly content: StaffContentReader,
    private readonly revisions: RevisionStore,
    private readonly clock: Clock,
  ) {}

  async publish(kind: KindDefinition, { id, item, values, actorId }: ItemSave, scope: TransactionScope): Promise<void> {
    const { em } = scope;
    await this.writer.publish(
      kind,
      { id, values: await parseValues(kind, values), preserved: item.editing?.preserved },
      scope,
    );
    await storeContentItem(em, kind, id, {
      ...{ state: 'published', draft: null, preserved: null, publishAt: null, problem: null },
      ...{ updatedAt: this.clock.now(), updatedBy: actorId },
    });
    await this.record(kind, { id, actorId, action: 'published' }, scope);
  }

  /** Does not publish other changes of the draft. */
  async change(
    kind: KindDefinition,
    { id, item: { row, editing }, values, actorId }: ItemSave,
    scope: TransactionScope,
    action: RevisionAction = 'saved',
  ): Promise<void> {
    const { em, auditLog } = scope;
    if (!row) return;
    const before = { values: await this.content.publishedValues(kind, id, em), at: row.updatedAt };
    const dto = await parseValues(kind, { ...before.values, ...values });
    const given = Object.fromEntries(Object.entries(dto).filter(([field]) => field in values));
    const fields = await this.writer.change(kind, row, given, scope);
    const left = Object.entries(editing?.draft ?? {}).filter(([field]) => !(field in values));
    if (editing?.draft)
      await storeContentItem(em, kind, id, {
        ...{ state: 'published', updatedAt: this.clock.now() },
        ...(left.length > 0 ? { draft: Object.fromEntries(left) } : { draft: null, publishAt: null }),
      });
    if (fields.length === 0) return;
    await this.record(kind, { id, actorId, action, before }, scope);
    auditLog.record({
      ...{ action: 'content.changed', actorId, subjectId: null },
      details: { kind: kind.name, id, fields },
    });
  }

  async unpublish(
    kind: KindDefinition,
    { id, item: { row, editing }, actorId }: Omit<ItemSave, 'values'>,
    scope: TransactionScope,
    action: RevisionAction = 'unpublished',
  ): Promise<void> {
    const { em } = scope;
    if (!row) return;
    await this.unpublishChildren(kind, { id, actorId }, scope, action);
    const published = await this.content.publishedValues(kind, id, em);
    const values = { ...published, ...editing?.draft };
    const preserved = await this.writer.takeDown(kind, row, scope);
    await storeContentItem(em, kind, id, {
      ...{ state: 'draft', draft: values, preserved, publishAt: null, unpublishAt: null },
      ...{ updatedAt: this.clock.now(), updatedBy: actorId },
    });
    const before = { values: published, at: row.updatedAt };
    await this.revisions.record(em, { kind: kind.name, itemId: id, authorId: actorId, action, values, before });
  }

  async saveDraft(
    kind: KindDefinition,
    { id, item: { row, editing }, values, actorId }: ItemSave,
    scope: TransactionScope,
    action: RevisionAction = 'draft-saved',
  ): Promise<void> {
    const { em } = scope;
    const published = row && (await this.content.publishedValues(kind, id, em));
    const draft = { ...editing?.draft, ...values };
    const changed = published && listChangedFields(published, { ...published, ...draft });
    await storeContentItem(em, kind, id, {
      state: row ? 'published' : 'draft',
      draft: changed ? pickFields(draft, changed) : draft,
      ...{ problem: null, updatedAt: this.clock.now(), updatedBy: actorId },
    });
    const before = row && published ? { values: published, at: row.updatedAt } : undefined;
    await this.revisions.record(em, {
      ...{ kind: kind.name, itemId: id, authorId: actorId, action, before },
      values: { ...published, ...draft },
    });
  }

  private async unpublishChildren(
    { name }: KindDefinition,
    { id, actorId }: { id: string; actorId: string | null },
    scope: TransactionScope,
    action: RevisionAction,
  ): Promise<void> {
    const child = childKinds[name];
    if (!child) return;
    const kind: KindDefinition = contentKinds[child.kind];
    const parent = child.field.replace(/Id$/, '');
    const rows = await scope.em.find(kind.entity, { [parent]: id } as never, { fields: ['id'] as never });
    for (const row of rows) {
      const item = await lockExistingItem(scope.em, kind, row.id);
      await this.unpublish(kind, { id: row.id, item, actorId }, scope, action);
    }
  }

  private async record(
    kind: KindDefinition,
    revision: {
      id: string;
      actorId: string | null;
      action: RevisionAction;
      before?: { values: ItemValues; at: Date };
    },
    { em }: TransactionScope,
  ): Promise<void> {
    const { id, actorId, action, before } = revision;
    const values = await this.content.publishedValues(kind, id, em);
    await this.revisions.record(em, { kind: kind.name, itemId: id, authorId: actorId, action, values, before });
  }
}

const pickFields = (values: ItemValues, fields: readonly string[]): ItemValues | null => {
  const picked = Object.entries(values).filter(([field]) => fields.includes(field));
  return picked.length > 0 ? Object.fromEntries(picked) : null;
};
