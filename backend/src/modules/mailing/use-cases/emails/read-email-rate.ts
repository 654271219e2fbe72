import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';

const minuteMs = 60_000;
const minutesShown = 60;

export interface EmailRate {
  readonly limit: number;
  readonly minutes: readonly { readonly at: Date; readonly emails: number }[];
  readonly waiting: number;
  readonly waitingSeconds: number;
}

@Injectable()
export class ReadEmailRate {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<EmailRate> {
    const now = this.clock.now().getTime();
    const first = Math.floor(now / minuteMs) * minuteMs - (minutesShown - 1) * minuteMs;
    const [sent, [open]] = await Promise.all([
      this.database.sql<{ minute: number; emails: number }>(
        `select floor(extract(epoch from sent_at - ?::timestamptz) / 60)::int as minute, count(*)::int as emails
         from email_message where sent_at >= ? group by minute`,
        [new Date(first), new Date(first)],
      ),
      this.database.sql<{ waiting: number; oldest: Date | null }>(
        `select count(*)::int as waiting, min(created_at) as oldest from email_message
         where state in ('queued', 'sending') and campaign_id is null`,
      ),
    ]);
    const counts = new Map(sent.map(({ minute, emails }) => [minute, emails]));
    const oldest = open?.oldest ? new Date(open.oldest).getTime() : now;
    return {
      limit: this.settings.mailPerMinute,
      minutes: Array.from({ length: minutesShown }, (_, minute) => ({
        at: new Date(first + minute * minuteMs),
        emails: counts.get(minute) ?? 0,
      })),
      waiting: open?.waiting ?? 0,
      waitingSeconds: Math.max((now - oldest) / 1000, 0),
    };
  }
}
