import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { isClockWrong, measureClockOffset } from '../health/clock-offset.ts';
import { queueNames, type QueueName } from './queues.ts';
import { Queues } from './queues.service.ts';

/** Longer than each pause between two attempts. */
const maxDelayMs = 3_600_000;
/** A lock ends 15 s after its renewal. */
const maxLockMs = 60_000;
const checkedPerQueue = 100;

/** After a clock that was ahead is set back, BullMQ would wait for the times that it wrote. */
@Injectable()
export class FutureJobs {
  private readonly log = new Logger('relay');

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly queues: Queues,
  ) {}

  async release(): Promise<void> {
    // With a wrong clock, right times look like future ones.
    const offsetMs = await measureClockOffset((statement) => this.database.sql(statement));
    if (offsetMs === undefined || isClockWrong(offsetMs)) return;
    const promoted = await Promise.all(queueNames.map((name) => this.promote(name)));
    // In Redis, locks expire by the clock of Redis.
    const unlocked = this.settings.redisUrl ? 0 : await this.unlock();
    const jobs = promoted.reduce((sum, count) => sum + count, unlocked);
    if (jobs > 0) this.log.warn({ event: 'relay.future-jobs-released', jobs });
  }

  private async promote(name: QueueName): Promise<number> {
    const queue = this.queues.get(name);
    const latest = await this.queues.withTimeout(() => queue.getJobs(['delayed'], 0, checkedPerQueue - 1, false));
    const limit = Date.now() + maxDelayMs;
    const future = latest.filter((job) => (job.processedOn ?? job.timestamp) + job.delay > limit);
    // Another worker may have promoted the job.
    for (const job of future) await this.queues.withTimeout(() => job.promote()).catch(() => undefined);
    return future.length;
  }

  private async unlock(): Promise<number> {
    const limit = Date.now() + maxLockMs;
    await this.database.sql(`delete from bullmq.meta where field = 'stalled-check' and value::bigint > ?`, [limit]);
    const rows = await this.database.sql(
      `update bullmq.job set locked_until_ms = 0 where state = 'active' and locked_until_ms > ? returning 1`,
      [limit],
    );
    return rows.length;
  }
}
