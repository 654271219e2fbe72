import { Injectable } from '@nestjs/common';
import { acquireTransactionLock, Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { ContentNotFound, OrderOutdated } from '../../domain/errors.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { findChildIds, lockExistingItem, storeContentItem } from './content-items.ts';
import { findParentKind } from './parse-kind.ts';
import { listFieldNames } from './item-values.ts';
import { Publisher } from './publisher.ts';

interface NewOrder {
  readonly parentId: string;
  readonly ids: readonly string[];
  readonly actorId: string;
}

/** Drafts and published content share one order, which readers see immediately. */
@Injectable()
export class OrderContent {
  constructor(
    private readonly tx: Transaction,
    private readonly publisher: Publisher,
  ) {}

  /** Throws ContentNotFound, or OrderOutdated when `ids` are not exactly the children of the parent. */
  async store(kind: KindDefinition, { parentId, ids, actorId }: NewOrder): Promise<void> {
    const parent = findParentKind(kind);
    if (!parent || !listFieldNames(kind).includes('orderNum')) throw new ContentNotFound();
    await this.tx.run(async (scope) => {
      await acquireTransactionLock(scope.em, `content-order:${parentId}`);
      const children = new Set(await findChildIds(scope.em, parent, parentId));
      if (children.size !== ids.length || ids.some((id) => !children.has(id))) throw new OrderOutdated();
      const places = ids.map((id, index) => ({ id, place: index + 1 }));
      // Fixed order of locks, so that two transactions cannot deadlock.
      for (const { id, place } of places.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
        await this.move(kind, { id, place, actorId }, scope);
    });
  }

  private async move(
    kind: KindDefinition,
    { id, place, actorId }: { id: string; place: number; actorId: string },
    scope: TransactionScope,
  ): Promise<void> {
    const item = await lockExistingItem(scope.em, kind, id);
    const { row, editing } = item;
    const pending = editing?.draft?.['orderNum'];
    const change = { id, item, values: { orderNum: place }, actorId };
    if (row) {
      const stored = 'orderNum' in row ? row.orderNum : undefined;
      const isThere = stored === place && (pending === undefined || pending === place);
      if (!isThere) await this.publisher.change(kind, change, scope);
    } else if (editing && pending !== place) {
      const { problem } = editing;
      await this.publisher.saveDraft(kind, change, scope);
      if (problem)
        await storeContentItem(scope.em, kind, id, { state: 'draft', problem, updatedAt: editing.updatedAt });
    }
  }
}
