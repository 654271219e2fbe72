import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { isContentKind, contentKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { lockExistingItem, lockItem, storeContentItem } from './content-items.ts';
import { Publisher } from './publisher.ts';

const scheduleBatchSize = 100;

interface DueItem {
  readonly id: string;
  readonly kind: string;
}

@Injectable()
export class ApplySchedules {
  private readonly log = new Logger('content');

  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly publisher: Publisher,
    private readonly clock: Clock,
  ) {}

  @Schedule({ name: 'content.apply-schedules', queue: 'content', everySeconds: 3 })
  async applyAll(): Promise<void> {
    const now = this.clock.now().toISOString();
    const due = await this.database.sql<DueItem>(
      `select id, kind from content_item
       where state <> 'trash' and (publish_at <= ?::timestamptz or unpublish_at <= ?::timestamptz)
       order by least(publish_at, unpublish_at) limit ${scheduleBatchSize}`,
      [now, now],
    );
    for (const { id, kind } of due) if (isContentKind(kind)) await this.apply(contentKinds[kind], id);
  }

  private async apply(kind: KindDefinition, id: string): Promise<void> {
    try {
      await this.publishDue(kind, id);
      await this.unpublishDue(kind, id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.log.warn({ event: 'content.schedule-failed', kind: kind.name, id, reason: error.message });
      await this.tx.run(async ({ em }) => {
        const { row, editing } = await lockItem(em, kind, id);
        const isDeletedMeanwhile = !row && editing?.state !== 'draft';
        if (isDeletedMeanwhile) return;
        await storeContentItem(em, kind, id, {
          ...{ state: row ? 'published' : 'draft', publishAt: null, problem: error.message },
          updatedAt: this.clock.now(),
        });
      });
    }
  }

  private publishDue(kind: KindDefinition, id: string): Promise<void> {
    return this.tx.run(async (scope) => {
      const item = await lockExistingItem(scope.em, kind, id);
      const { editing } = item;
      if (!editing?.publishAt || editing.publishAt > this.clock.now()) return;
      const change = { id, item, values: editing.draft ?? {}, actorId: null };
      await (item.row ? this.publisher.change(kind, change, scope) : this.publisher.publish(kind, change, scope));
      // Clears the time, because the schedule would otherwise select the item again.
      await storeContentItem(scope.em, kind, id, { state: 'published', publishAt: null, updatedAt: editing.updatedAt });
      const details = { kind: kind.name, id };
      scope.auditLog.record({ action: 'content.published', actorId: null, subjectId: null, details });
    });
  }

  private unpublishDue(kind: KindDefinition, id: string): Promise<void> {
    return this.tx.run(async (scope) => {
      const item = await lockExistingItem(scope.em, kind, id);
      const end = item.editing?.unpublishAt;
      if (!item.editing || !end || end > this.clock.now()) return;
      if (!item.row) {
        const { updatedAt } = item.editing;
        await storeContentItem(scope.em, kind, id, { state: 'draft', unpublishAt: null, updatedAt });
        return;
      }
      await this.publisher.unpublish(kind, { id, item, actorId: null }, scope);
      const details = { kind: kind.name, id };
      scope.auditLog.record({ action: 'content.unpublished', actorId: null, subjectId: null, details });
    });
  }
}
