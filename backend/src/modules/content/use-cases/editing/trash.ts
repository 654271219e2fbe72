import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { decodeCursor, readPageRows, toResultPage, type ResultPage, type ListQuery } from '#platform/http/page.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { ContentItem, type StateBeforeDeletion } from '../../domain/content-item.entity.ts';
import { ContentNotFound, ParentInTrash } from '../../domain/errors.ts';
import { childKinds, contentKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { isUuid, toLikePattern } from '../../kinds/sql.ts';
import { findChildIds, lockExistingItem, storeContentItem, type EditedItem } from './content-items.ts';
import { parseKind } from './parse-kind.ts';
import { getTextValue } from './item-values.ts';
import { Publisher } from './publisher.ts';
import { StaffContentReader } from './staff-content.ts';
import type { TrashLineView } from './trash.view.ts';

const dayMs = 86_400_000;
export const trashDays = 30;
const deletionBatchSize = 1_000;

interface RestoreRequest {
  readonly id: string;
  /** True restores each item in its state before the deletion, and false restores all items as drafts. */
  readonly asBefore: boolean;
  readonly withParent: boolean;
  readonly actorId: string;
}

@Injectable()
export class Trash {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly publisher: Publisher,
    private readonly content: StaffContentReader,
    private readonly staffNames: StaffNameLookup,
    private readonly clock: Clock,
  ) {}

  async move(kind: KindDefinition, { id, actorId }: { id: string; actorId: string }): Promise<void> {
    await this.tx.run(async (scope) => {
      const { row } = await lockExistingItem(scope.em, kind, id);
      const below = row ? await kind.write.countBelow?.(id, scope.em) : {};
      const title = await this.moveWithChildren(kind, { id, root: id, actorId }, scope);
      const details = { kind: kind.name, id, title, ...below };
      scope.auditLog.record({ action: 'content.removed', actorId, subjectId: null, details });
    });
  }

  /** Lists only items that staff deleted directly, without their children. */
  async list({ limit, cursor, q }: ListQuery): Promise<ResultPage<TrashLineView>> {
    const [at, id] = cursor ? decodeCursor(cursor, 2) : [];
    const rows = await readPageRows(
      this.database.sql<{
        id: string;
        kind: string;
        title: string | null;
        at: Date;
        by: string | null;
        below: number;
        position: string;
      }>(
        `select i.id, i.kind, i.draft->>'title' as title, i.trashed_at as at, i.updated_by as by, i.trashed_at::text as position,
           (select count(*)::int - 1 from content_item b where b.state = 'trash' and b.trashed_with = i.id) as below
         from content_item i where i.state = 'trash' and i.trashed_with = i.id
           ${q ? `and search_fold(i.draft->>'title') like search_fold(?)` : ''}
           ${at ? 'and (i.trashed_at, i.id) < (?::timestamptz, ?::uuid)' : ''}
         order by i.trashed_at desc, i.id desc limit ?`,
        [...(q ? [toLikePattern(q)] : []), ...(at ? [at, id] : []), limit + 1],
      ),
      cursor,
    );
    const names = await this.staffNames.load(rows.map(({ by }) => by));
    return toResultPage(
      rows,
      limit,
      (row) => ({
        ...{ id: row.id, kind: row.kind, title: row.title ?? '', below: row.below },
        deletedAt: new Date(row.at).toISOString(),
        deletedBy: (row.by && names.get(row.by)) ?? null,
        deletedForeverAt: new Date(new Date(row.at).getTime() + trashDays * dayMs).toISOString(),
      }),
      (row) => [row.position, row.id],
    );
  }

  async restore({ id, asBefore, withParent, actorId }: RestoreRequest): Promise<void> {
    await this.tx.run(async (scope) => {
      const item = await findDeletionRoot(scope.em, id);
      await this.restoreParent(item, { asBefore, withParent, actorId }, scope);
      await this.restoreWithChildren(item, { asBefore, actorId }, scope);
      const details = { kind: item.kind, id: item.id, title: getTextValue(item.draft, 'title') ?? null };
      scope.auditLog.record({ action: 'content.restored', actorId, subjectId: null, details });
    });
  }

  async deleteForever(id: string, actorId: string): Promise<void> {
    await this.tx.run(async ({ em, auditLog }) => {
      const item = await findTrashed(em, id);
      const details = { kind: item.kind, id, title: getTextValue(item.draft, 'title') ?? null };
      await deleteItems(em, { trashedWith: id }, deletionBatchSize);
      auditLog.record({ action: 'content.deleted-forever', actorId, subjectId: null, details });
    });
  }

  @Schedule({ name: 'content.empty-trash', queue: 'content', everySeconds: 3_600 })
  async empty(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - trashDays * dayMs);
    await this.tx.run(({ em }) => deleteItems(em, { trashedAt: { $lt: before } }, deletionBatchSize));
  }

  private async moveWithChildren(
    kind: KindDefinition,
    { id, root, actorId }: { id: string; root: string; actorId: string },
    scope: TransactionScope,
  ): Promise<string | null> {
    const { em } = scope;
    const item = await lockExistingItem(em, kind, id);
    const wasPublished = item.row !== null;
    const child = childKinds[kind.name];
    if (child)
      for (const childId of await findChildIds(em, kind, id))
        await this.moveWithChildren(contentKinds[child.kind], { id: childId, root, actorId }, scope);
    const before = await this.readState(kind, id, item, em);
    if (wasPublished) await this.publisher.unpublish(kind, { id, item, actorId }, scope, 'deleted');
    const now = this.clock.now();
    const stored = await em.findOne(ContentItem, { id });
    const trashed = await storeContentItem(em, kind, id, {
      preserved: { ...stored?.preserved, before },
      ...{ state: 'trash', trashedAt: now, trashedWith: root, wasPublished, publishAt: null, unpublishAt: null },
      ...{ updatedAt: now, updatedBy: actorId },
    });
    return getTextValue(trashed.draft, 'title') ?? null;
  }

  private async readState(
    kind: KindDefinition,
    id: string,
    { row, editing }: EditedItem,
    em: EntityManager,
  ): Promise<StateBeforeDeletion> {
    return {
      published: row && (await this.content.publishedValues(kind, id, em)),
      pending: editing?.draft ?? null,
      publishAt: editing?.publishAt?.toISOString() ?? null,
      unpublishAt: editing?.unpublishAt?.toISOString() ?? null,
    };
  }

  private async restoreParent(
    item: ContentItem,
    options: Omit<RestoreRequest, 'id'>,
    scope: TransactionScope,
  ): Promise<void> {
    const link = Object.entries(childKinds).find(([, child]) => child?.kind === item.kind);
    const parentId = link?.[1] && getTextValue(item.draft, link[1].field);
    const parent =
      parentId && isUuid(parentId) ? await scope.em.findOne(ContentItem, { id: parentId, state: 'trash' }) : null;
    if (!parent || !link) return;
    if (!options.withParent) throw new ParentInTrash(link[0].slice(0, -1), getTextValue(parent.draft, 'title') ?? '');
    await this.restoreParent(parent, options, scope);
    await this.restoreWithChildren(parent, options, scope);
  }

  private async restoreWithChildren(
    item: ContentItem,
    options: { asBefore: boolean; actorId: string },
    scope: TransactionScope,
  ): Promise<void> {
    const rest = await scope.em.find(
      ContentItem,
      { trashedWith: item.id, state: 'trash', id: { $ne: item.id } },
      { orderBy: { trashedAt: 'desc', id: 'asc' } },
    );
    // Publishes parents first, because a child needs a published parent.
    const order = ['programs', 'modules', 'lessons', 'events', 'replays'];
    const sorted = rest.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
    for (const each of [item, ...sorted]) await this.restoreOne(each, options, scope);
  }

  private async restoreOne(
    { id, kind: name, wasPublished, draft, preserved }: ContentItem,
    { asBefore, actorId }: { asBefore: boolean; actorId: string },
    scope: TransactionScope,
  ): Promise<void> {
    const kind = parseKind(name);
    const now = this.clock.now();
    const { before, ...rest } = preserved ?? {};
    await storeContentItem(scope.em, kind, id, {
      preserved: rest,
      ...{ state: 'draft', trashedAt: null, trashedWith: null, updatedAt: now, updatedBy: actorId },
    });
    if (!asBefore) return;
    if (wasPublished) {
      const item = await lockExistingItem(scope.em, kind, id);
      await this.publisher.publish(kind, { id, item, values: before?.published ?? draft ?? {}, actorId }, scope);
    }
    // Items that an older release deleted have no stored state.
    if (!before) return;
    await storeContentItem(scope.em, kind, id, {
      ...{ state: wasPublished ? 'published' : 'draft', draft: before.pending, updatedAt: now },
      publishAt: before.publishAt ? new Date(before.publishAt) : null,
      unpublishAt: before.unpublishAt ? new Date(before.unpublishAt) : null,
    });
  }
}

async function findTrashed(em: EntityManager, id: string): Promise<ContentItem> {
  const item = isUuid(id) ? await em.findOne(ContentItem, { id, state: 'trash' }) : null;
  if (!item) throw new ContentNotFound();
  return item;
}

async function findDeletionRoot(em: EntityManager, id: string): Promise<ContentItem> {
  const item = await findTrashed(em, id);
  const { trashedWith } = item;
  if (!trashedWith || trashedWith === id) return item;
  return (await em.findOne(ContentItem, { id: trashedWith, state: 'trash' })) ?? item;
}

async function deleteItems(em: EntityManager, which: object, limit: number): Promise<void> {
  const items = await em.find(ContentItem, { state: 'trash', ...which }, { fields: ['id'], limit });
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return;
  const list = `{${ids.join(',')}}`;
  await em.execute('delete from content_revision where item_id = any(?::uuid[])', [list]);
  await em.execute('delete from content_former_slug where item_id = any(?::uuid[])', [list]);
  await em.execute('delete from content_item where id = any(?::uuid[])', [list]);
}
