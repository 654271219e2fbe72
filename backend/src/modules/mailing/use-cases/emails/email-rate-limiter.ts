import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { batchPaceId, sharedMailRateLimitId } from '../../domain/mail-pace.entity.ts';

/** Rate limit of all workers together: MAIL_PER_MINUTE emails at equal intervals, measured by the system clock. */
@Injectable()
export class EmailRateLimiter implements BeforeApplicationShutdown {
  private readonly gapSeconds: number;
  private readonly closing = new AbortController();

  constructor(
    settings: Settings,
    private readonly database: Database,
  ) {
    this.gapSeconds = 60 / settings.mailPerMinute;
  }

  /**
   * Reserves the next free time to send an email and waits for it; rejects when the process stops. The email delays the
   * batches of campaigns, so that all emails together have one rate limit, but it never waits for a batch.
   */
  async waitForSlot(): Promise<void> {
    await this.reserve(sharedMailRateLimitId, 1);
    await this.database.sql(
      'update mail_pace set next_at = greatest(next_at, clock_timestamp()) + make_interval(secs => ?::float8) where id = ?',
      [this.gapSeconds, batchPaceId],
    );
  }

  /** Reserves the time of a batch and waits for its beginning; rejects when the process stops. */
  waitForBatch(size: number): Promise<void> {
    return this.reserve(batchPaceId, size);
  }

  async pause(seconds: number): Promise<void> {
    if (seconds <= 0) return;
    await this.database.sql(
      `update mail_pace set next_at = greatest(next_at, clock_timestamp() + make_interval(secs => ?::float8))
       where id in ('${sharedMailRateLimitId}', '${batchPaceId}')`,
      [seconds],
    );
  }

  private async reserve(id: string, emails: number): Promise<void> {
    const gap = this.gapSeconds * emails;
    const [slot] = await this.database.sql<{ seconds: number }>(
      `insert into mail_pace as pace (id, next_at) values (?, clock_timestamp() + make_interval(secs => ?::float8))
       on conflict (id) do update
         set next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ?::float8)
       returning extract(epoch from next_at - clock_timestamp())::float8 as seconds`,
      [id, gap, gap],
    );
    const waitMs = ((slot?.seconds ?? 0) - gap) * 1000;
    if (waitMs > 1) await wait(waitMs, undefined, { signal: this.closing.signal });
  }

  beforeApplicationShutdown(): void {
    this.closing.abort();
  }
}
