import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { acquireTransactionLock, Transaction } from '../database/transaction.ts';
import { queueNames, type QueueName } from './queues.ts';
import { Queues } from './queues.service.ts';

const pollMs = 15_000;
const dueHolds = 'select queue from queue_hold where until <= now()';

export interface QueueHold {
  readonly until: Date;
  /** Id of the user; null after the account was deleted. */
  readonly heldBy: string | null;
}

/** A schedule could be a job of the queue that it must release, so this class has its own timer. */
@Injectable()
export class QueueHolds implements BeforeApplicationShutdown {
  private readonly log = new Logger('queues');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly queues: Queues,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => {
      this.releaseDue().catch((err: unknown) => this.log.warn({ event: 'queue.not-released', err }));
    }, pollMs);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Stores the end also when pausing fails, because the queue may still be paused later. */
  async hold(queue: QueueName, minutes: number, heldBy: string): Promise<void> {
    const paused = await this.runAlone(queue, async (em) => {
      await em.execute(
        `insert into queue_hold (queue, until, held_by) values (?, now() + make_interval(mins => ?::int), ?)
         on conflict (queue) do update set until = excluded.until, held_by = excluded.held_by`,
        [queue, minutes, heldBy],
      );
      const [outcome] = await Promise.allSettled([this.queues.withTimeout(() => this.queues.get(queue).pause())]);
      return outcome;
    });
    if (paused.status === 'rejected') throw paused.reason;
  }

  async release(queue: QueueName): Promise<void> {
    await this.runAlone(queue, (em) => this.resume(em, queue));
  }

  async read(): Promise<ReadonlyMap<string, QueueHold>> {
    const rows = await this.database.sql<{ queue: string; until: Date; heldBy: string | null }>(
      'select queue, until, held_by as "heldBy" from queue_hold',
    );
    return new Map(rows.map(({ queue, until, heldBy }) => [queue, { until: new Date(until), heldBy }]));
  }

  async forget(userId: string): Promise<void> {
    await this.database.sql('update queue_hold set held_by = null where held_by = ?', [userId]);
  }

  async releaseDue(): Promise<void> {
    const due = await this.database.sql<{ queue: QueueName }>(dueHolds);
    for (const { queue } of due.filter(({ queue }) => queueNames.includes(queue))) {
      const isReleased = await this.runAlone(queue, async (em) => {
        const stillDue = await em.execute<object[]>(`${dueHolds} and queue = ?`, [queue]);
        if (stillDue.length > 0) await this.resume(em, queue);
        return stillDue.length > 0;
      });
      if (isReleased) this.log.log({ event: 'queue.released', queue });
    }
  }

  private async resume(em: EntityManager, queue: QueueName): Promise<void> {
    await this.queues.withTimeout(() => this.queues.get(queue).resume());
    await em.execute('delete from queue_hold where queue = ?', [queue]);
  }

  /** Without the lock, a release could delete the end of a hold that begins at the same time. */
  private runAlone<Result>(queue: QueueName, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.tx.run(async ({ em }) => {
      await acquireTransactionLock(em, `queue_hold:${queue}`);
      return work(em);
    });
  }
}
