import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import type { UndoableItem } from '../../domain/content-undo.entity.ts';
import { UndoExpired } from '../../domain/errors.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { isUuid } from '../../kinds/sql.ts';
import type { BulkAction, BulkItemView } from './bulk.view.ts';
import { parseKind } from './parse-kind.ts';
import { getTextValue } from './item-values.ts';
import { ItemSnapshots } from './item-snapshots.ts';
import { Trash } from './trash.ts';

const undoMs = 3_600_000;

@Injectable()
export class BulkUndo {
  private readonly log = new Logger('content');

  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly snapshots: ItemSnapshots,
    private readonly trash: Trash,
    private readonly clock: Clock,
  ) {}

  /** Call this after each item, so that a crash does not lose the states of changed items. */
  async store(id: string, kind: KindDefinition, action: BulkAction, items: readonly UndoableItem[]): Promise<void> {
    await this.database.sql(
      `insert into content_undo (id, kind, action, at, items) values (?, ?, ?, ?::timestamptz, ?::jsonb)
       on conflict (id) do update set items = excluded.items`,
      [id, kind.name, action, this.clock.now().toISOString(), JSON.stringify(items)],
    );
  }

  async run(undoId: string, actorId: string): Promise<BulkItemView[]> {
    const since = new Date(this.clock.now().getTime() - undoMs).toISOString();
    const [stored] = isUuid(undoId)
      ? await this.database.sql<{ action: BulkAction; items: UndoableItem[] }>(
          'select action, items from content_undo where id = ? and at > ?::timestamptz',
          [undoId, since],
        )
      : [];
    if (!stored) throw new UndoExpired();
    const items: BulkItemView[] = [];
    for (const item of stored.items) {
      const [root] = item;
      if (!root) continue;
      const title = getTextValue(root.published ?? root.draft, 'title') ?? '';
      const reason = await this.revert(stored.action, item, actorId);
      items.push({ id: root.id, title, outcome: reason === null ? 'changed' : 'failed', reason });
    }
    await this.database.sql('delete from content_undo where id = ?', [undoId]);
    return items;
  }

  @Schedule({ name: 'content.forget-undo', queue: 'content', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - undoMs).toISOString();
    await deleteRowsInSlices(this.database, { table: 'content_undo', where: 'at < ?::timestamptz', orderBy: 'at' }, [
      before,
    ]);
  }

  private async revert(action: BulkAction, item: UndoableItem, actorId: string): Promise<string | null> {
    try {
      const [root] = item;
      if (action === 'delete' && root)
        await this.trash.restore({ id: root.id, asBefore: true, withParent: false, actorId });
      else
        await this.tx.run(async (scope) => {
          for (const snapshot of item) await this.snapshots.restore(parseKind(snapshot.kind), snapshot, actorId, scope);
        });
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.message;
      this.log.error({ event: 'content.undo-failed', error });
      return 'Something went wrong on our side.';
    }
  }
}
