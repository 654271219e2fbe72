import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import type { UndoablePiece } from '../../domain/content-undo.entity.ts';
import { UndoExpired } from '../../domain/errors.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { isUuid } from '../../kinds/sql.ts';
import type { BulkAction, BulkItemView } from './bulk.view.ts';
import { parseKind } from './parse-kind.ts';
import { getTextValue } from './piece-values.ts';
import { Snapshots } from './snapshots.ts';
import { Trash } from './trash.ts';

const undoMs = 3_600_000;

/** Reverts bulk actions, except for the pieces that were changed since. */
@Injectable()
export class BulkUndo {
  private readonly log = new Logger('content');

  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly snapshots: Snapshots,
    private readonly trash: Trash,
    private readonly clock: Clock,
  ) {}

  /** Stores the states before a bulk action. It is repeated after each piece, so that a crash loses no undo. */
  async store(id: string, kind: KindDefinition, action: BulkAction, pieces: readonly UndoablePiece[]): Promise<void> {
    await this.database.sql(
      `insert into content_undo (id, kind, action, at, pieces) values (?, ?, ?, ?::timestamptz, ?::jsonb)
       on conflict (id) do update set pieces = excluded.pieces`,
      [id, kind.name, action, this.clock.now().toISOString(), JSON.stringify(pieces)],
    );
  }

  /**
   * Reverts a bulk action once. After a crash it can be called again: pieces that were reverted before do not change.
   * Throws UndoExpired.
   */
  async run(undoId: string, actorId: string): Promise<BulkItemView[]> {
    const since = new Date(this.clock.now().getTime() - undoMs).toISOString();
    const [stored] = isUuid(undoId)
      ? await this.database.sql<{ action: BulkAction; pieces: UndoablePiece[] }>(
          'select action, pieces from content_undo where id = ? and at > ?::timestamptz',
          [undoId, since],
        )
      : [];
    if (!stored) throw new UndoExpired();
    const items: BulkItemView[] = [];
    for (const piece of stored.pieces) {
      const [root] = piece;
      if (!root) continue;
      const title = getTextValue(root.published ?? root.draft, 'title') ?? '';
      const reason = await this.revert(stored.action, piece, actorId);
      items.push({ id: root.id, title, outcome: reason === null ? 'changed' : 'failed', reason });
    }
    await this.database.sql('delete from content_undo where id = ?', [undoId]);
    return items;
  }

  @Schedule({ name: 'content.forget-undo', queue: 'content', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - undoMs).toISOString();
    await this.database.sql('delete from content_undo where at < ?::timestamptz', [before]);
  }

  /** Reverts one piece with the pieces below it. Returns the reason when it is not possible. */
  private async revert(action: BulkAction, piece: UndoablePiece, actorId: string): Promise<string | null> {
    try {
      const [root] = piece;
      if (action === 'delete' && root)
        await this.trash.restore({ id: root.id, asBefore: true, withParent: false, actorId });
      else
        await this.tx.run(async (scope) => {
          for (const snapshot of piece)
            await this.snapshots.restore(parseKind(snapshot.kind), snapshot, actorId, scope);
        });
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.message;
      this.log.error({ event: 'content.undo-failed', error });
      return 'Something went wrong on our side.';
    }
  }
}
