import type { EntityManager } from '@mikro-orm/postgresql';
import { acquireTransactionLock } from '#platform/database/transaction.ts';
import { ContentItem, type ItemState } from '../../domain/content-item.entity.ts';
import { ContentNotFound } from '../../domain/errors.ts';
import { childKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { isUuid } from '../../kinds/sql.ts';
import { findContentEntityForUpdate, type ContentEntity } from '../content-writer.ts';

export interface EditedItem {
  readonly row: ContentEntity | null;
  readonly editing: ContentItem | null;
}

/** Both fields of the result are null for a new item. */
export async function lockItem(em: EntityManager, kind: KindDefinition, id: string): Promise<EditedItem> {
  if (!isUuid(id)) throw new ContentNotFound();
  await acquireTransactionLock(em, `content:${id}`);
  const editing = await em.findOne(ContentItem, { id });
  if (editing && editing.kind !== kind.name) throw new ContentNotFound();
  return { row: await findContentEntityForUpdate(em, kind, id), editing };
}

export async function lockExistingItem(em: EntityManager, kind: KindDefinition, id: string): Promise<EditedItem> {
  const item = await lockItem(em, kind, id);
  if (!item.row && item.editing?.state !== 'draft') throw new ContentNotFound();
  return item;
}

type ItemChanges = Partial<Omit<ContentItem, 'id' | 'kind'>> & { readonly state: ItemState; readonly updatedAt: Date };

export async function storeContentItem(
  em: EntityManager,
  kind: KindDefinition,
  id: string,
  changes: ItemChanges,
): Promise<ContentItem> {
  const known = await em.findOne(ContentItem, { id });
  const editing = known ? em.assign(known, changes) : em.create(ContentItem, { id, kind: kind.name, ...changes });
  await em.persist(editing).flush();
  return editing;
}

export async function findChildIds(em: EntityManager, { name }: KindDefinition, id: string): Promise<string[]> {
  const child = childKinds[name];
  if (!child) return [];
  const rows = await em.execute<{ id: string }[]>(
    `select id from ${child.kind} where ${child.column} = ?
     union select id from content_item where kind = ? and state = 'draft' and draft->>'${child.field}' = ?`,
    [id, child.kind, id],
  );
  return rows.map((row) => row.id);
}
