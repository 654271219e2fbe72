import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { sharedMailPaceId } from '../../domain/mail-pace.entity.ts';

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

  /** Reserves the next free time to send an email and waits for it; rejects when the process stops. */
  async waitForSlot(): Promise<void> {
    const [slot] = await this.database.sql<{ seconds: number }>(
      `insert into mail_pace as pace (id, next_at) values (?, clock_timestamp() + make_interval(secs => ?::float8))
       on conflict (id) do update
         set next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ?::float8)
       returning extract(epoch from next_at - clock_timestamp())::float8 as seconds`,
      [sharedMailPaceId, this.gapSeconds, this.gapSeconds],
    );
    const waitMs = ((slot?.seconds ?? 0) - this.gapSeconds) * 1000;
    if (waitMs > 1) await wait(waitMs, undefined, { signal: this.closing.signal });
  }

  async pause(seconds: number): Promise<void> {
    if (seconds <= 0) return;
    await this.database.sql(
      'update mail_pace set next_at = greatest(next_at, clock_timestamp() + make_interval(secs => ?::float8)) where id = ?',
      [seconds, sharedMailPaceId],
    );
  }

  beforeApplicationShutdown(): void {
    this.closing.abort();
  }
}
