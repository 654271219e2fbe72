import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { ContentItem } from '../../domain/content-item.entity.ts';
import type { ItemSnapshot } from '../../domain/content-undo.entity.ts';
import { ItemChangedSince } from '../../domain/errors.ts';
import { childKinds, contentKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import type { StaffItemView } from '../../kinds/item.view.ts';
import { findChildIds, lockItem, storeContentItem, type EditedItem } from './content-items.ts';
import { toItemValues } from './item-values.ts';
import { Publisher } from './publisher.ts';
import { StaffContentReader } from './staff-content.ts';

export type StateBeforeBulkAction = Omit<ItemSnapshot, 'versionAfter'>;

@Injectable()
export class ItemSnapshots {
  constructor(
    private readonly database: Database,
    private readonly content: StaffContentReader,
    private readonly publisher: Publisher,
    private readonly clock: Clock,
  ) {}

  async take(kind: KindDefinition, view: StaffItemView): Promise<StateBeforeBulkAction> {
    const { id } = view;
    const editing = await this.database.em().findOne(ContentItem, { id });
    return {
      ...{ id, kind: kind.name },
      published: view.status === 'published' ? toItemValues(kind, view) : null,
      draft: editing?.draft ?? null,
      publishAt: view.publishAt,
      unpublishAt: view.unpublishAt,
    };
  }

  async takeBelow(kind: KindDefinition, id: string): Promise<StateBeforeBulkAction[]> {
    const child = childKinds[kind.name];
    const states: StateBeforeBulkAction[] = [];
    if (!child) return states;
    const childKind: KindDefinition = contentKinds[child.kind];
    for (const childId of await findChildIds(this.database.em(), kind, id)) {
      const state = await this.take(childKind, await this.content.one(childKind, childId));
      if (state.published) states.push(state, ...(await this.takeBelow(childKind, childId)));
    }
    return states;
  }

  async addVersion(kind: KindDefinition, state: StateBeforeBulkAction): Promise<ItemSnapshot> {
    return { ...state, versionAfter: await readVersion(this.database.em(), kind, state.id) };
  }

  async restore(
    kind: KindDefinition,
    { id, published, draft, versionAfter, ...times }: ItemSnapshot,
    actorId: string,
    scope: TransactionScope,
  ): Promise<void> {
    const { em } = scope;
    const item = await lockItem(em, kind, id);
    if (formatVersion(item) !== versionAfter) throw new ItemChangedSince();
    const change = { id, item, values: published ?? draft ?? {}, actorId };
    if (published && item.row) await this.publisher.change(kind, change, scope, 'restored');
    else if (published) await this.publisher.publish(kind, change, scope);
    else if (item.row) await this.publisher.unpublish(kind, change, scope);
    else await this.publisher.saveDraft(kind, change, scope, 'restored');
    await storeContentItem(em, kind, id, {
      ...{ state: published ? 'published' : 'draft', draft, updatedAt: this.clock.now(), updatedBy: actorId },
      publishAt: times.publishAt ? new Date(times.publishAt) : null,
      unpublishAt: times.unpublishAt ? new Date(times.unpublishAt) : null,
    });
  }
}

const formatVersion = ({ row, editing }: EditedItem): string =>
  [row?.updatedAt, editing?.updatedAt].map((time) => time?.toISOString() ?? '-').join(' ');

async function readVersion(em: EntityManager, { entity }: KindDefinition, id: string): Promise<string> {
  const [row, editing] = [await em.findOne(entity, { id }), await em.findOne(ContentItem, { id })];
  return formatVersion({ row, editing });
}
