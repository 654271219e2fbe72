import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { batchPaceId, sharedMailRateLimitId } from '../../domain/mail-pace.entity.ts';
import type { ProviderRate } from '../../domain/provider-rate.ts';

/**
 * Rate limit of all workers together, measured by the system clock: MAIL_PER_MINUTE emails at equal intervals, and not
 * more requests than the provider allows.
 */
@Injectable()
export class EmailRateLimiter implements BeforeApplicationShutdown {
  private readonly gapSeconds: number;
  /** Least time between two requests, which this process learned from the last response of the provider. */
  private requestGapSeconds = 0;
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
      [this.computeGap(1), batchPaceId],
    );
  }

  /** Reserves the time of a batch and waits for its beginning; rejects when the process stops. */
  waitForBatch(size: number): Promise<void> {
    return this.reserve(batchPaceId, size);
  }

  /** Follows the rate limit that a response of the provider states; a response without one changes nothing. */
  async adapt(rate: ProviderRate | undefined): Promise<void> {
    if (!rate) return;
    this.requestGapSeconds = rate.gapSeconds;
    await this.pause(rate.pauseSeconds);
  }

  async pause(seconds: number): Promise<void> {
    if (seconds <= 0) return;
    await this.database.sql(
      `insert into mail_pace as pace (id, next_at)
       select id, clock_timestamp() + make_interval(secs => ?::float8)
       from unnest(array['${sharedMailRateLimitId}', '${batchPaceId}']) as known(id)
       on conflict (id) do update set next_at = greatest(pace.next_at, excluded.next_at)`,
      [seconds],
    );
  }

  private async reserve(id: string, emails: number): Promise<void> {
    const gap = this.computeGap(emails);
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

  /** Time in seconds that one request with a number of emails takes. */
  private computeGap(emails: number): number {
    return Math.max(this.gapSeconds * emails, this.requestGapSeconds);
  }

  beforeApplicationShutdown(): void {
    this.closing.abort();
  }
}
