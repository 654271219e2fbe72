import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { queueNames, type QueueName } from './queues.ts';
import { Queues } from './queues.service.ts';

const pollMs = 15_000;

/** A schedule could be a job of the queue that it must release, so this class has its own timer. */
@Injectable()
export class QueueHolds implements BeforeApplicationShutdown {
  private readonly log = new Logger('queues');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
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

  async hold(queue: QueueName, minutes: number): Promise<void> {
    await this.queues.withTimeout(() => this.queues.get(queue).pause());
    await this.database.sql(
      `insert into queue_hold (queue, until) values (?, now() + make_interval(mins => ?::int))
       on conflict (queue) do update set until = excluded.until`,
      [queue, minutes],
    );
  }

  async release(queue: QueueName): Promise<void> {
    await this.queues.withTimeout(() => this.queues.get(queue).resume());
    await this.database.sql('delete from queue_hold where queue = ?', [queue]);
  }

  async readEnds(): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.database.sql<{ queue: string; until: Date }>('select queue, until from queue_hold');
    return new Map(rows.map(({ queue, until }) => [queue, new Date(until)]));
  }

  async releaseDue(): Promise<void> {
    const due = await this.database.sql<{ queue: QueueName }>('select queue from queue_hold where until <= now()');
    for (const { queue } of due.filter(({ queue }) => queueNames.includes(queue))) {
      await this.release(queue);
      this.log.log({ event: 'queue.released', queue });
    }
  }
}
