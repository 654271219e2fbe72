import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { batchPaceId, sharedMailRateLimitId } from '../../domain/mail-pace.entity.ts';
import type { ProviderRateLimit } from '../../domain/provider-rate.ts';

/** All workers share this rate limit, which uses real time. */
@Injectable()
export class EmailRateLimiter implements BeforeApplicationShutdown {
  private readonly gapSeconds: number;
  private requestGap = { seconds: 0, until: 0 };
  private readonly closing = new AbortController();

  constructor(
    settings: Settings,
    private readonly database: Database,
  ) {
    this.gapSeconds = 60 / settings.mailPerMinute;
  }

  /** A single email delays the next batches, but never waits for a batch. */
  async waitForSlot(): Promise<void> {
    await this.reserve(sharedMailRateLimitId, 1);
    await this.database.sql(
      'update mail_pace set next_at = greatest(next_at, clock_timestamp()) + make_interval(secs => ?::float8) where id = ?',
      [this.computeGap(1), batchPaceId],
    );
  }

  waitForBatch(size: number): Promise<void> {
    return this.reserve(batchPaceId, size);
  }

  /** Batches pause when one request is left, so that an urgent email can use that request. */
  async adapt(rate: ProviderRateLimit | undefined, kind: 'email' | 'batch'): Promise<void> {
    if (!rate) return;
    this.requestGap = { seconds: rate.gapSeconds, until: realTime().getTime() + rate.resetSeconds * 1000 };
    if (rate.remaining < 1 && kind === 'email') await this.pause(rate.resetSeconds);
    else if (rate.remaining <= 1) await this.pauseRows([batchPaceId], rate.resetSeconds);
  }

  pause(seconds: number): Promise<void> {
    return this.pauseRows([sharedMailRateLimitId, batchPaceId], seconds);
  }

  private async pauseRows(ids: readonly string[], seconds: number): Promise<void> {
    if (seconds <= 0) return;
    await this.database.sql(
      `insert into mail_pace as pace (id, next_at, paused_until)
       select id, pause_end, pause_end
       from jsonb_array_elements_text(?::jsonb) as known(id),
         (select clock_timestamp() + make_interval(secs => ?::float8) as pause_end) as pause
       on conflict (id) do update set next_at = greatest(pace.next_at, excluded.next_at),
         paused_until = greatest(pace.paused_until, excluded.paused_until)`,
      [JSON.stringify(ids), seconds],
    );
  }

  /** Waits again when a pause began during the first wait. */
  private async reserve(id: string, emails: number): Promise<void> {
    while (await this.waitForTurn(id, emails)) if (!(await this.isPaused(id))) return;
  }

  /** Ignores the last 100 ms, because a timer can end slightly early. */
  private async isPaused(id: string): Promise<boolean> {
    const paused = await this.database.sql(
      "select 1 from mail_pace where id = ? and paused_until > clock_timestamp() + interval '100 milliseconds'",
      [id],
    );
    return paused.length > 0;
  }

  private async waitForTurn(id: string, emails: number): Promise<boolean> {
    const gap = this.computeGap(emails);
    const [slot] = await this.database.sql<{ seconds: number }>(
      `insert into mail_pace as pace (id, next_at) values (?, clock_timestamp() + make_interval(secs => ?::float8))
       on conflict (id) do update
         set next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ?::float8)
       returning extract(epoch from next_at - clock_timestamp())::float8 as seconds`,
      [id, gap, gap],
    );
    const waitMs = ((slot?.seconds ?? 0) - gap) * 1000;
    if (waitMs <= 1) return false;
    await wait(waitMs, undefined, { signal: this.closing.signal });
    return true;
  }

  private computeGap(emails: number): number {
    const isCurrent = realTime().getTime() < this.requestGap.until;
    return Math.max(this.gapSeconds * emails, isCurrent ? this.requestGap.seconds : 0);
  }

  beforeApplicationShutdown(): void {
    this.closing.abort();
  }
}
