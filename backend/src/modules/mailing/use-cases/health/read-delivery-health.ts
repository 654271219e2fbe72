import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';

interface ReportLag {
  readonly overdue: number;
  readonly overdueSeconds: number;
}

@Injectable()
export class ReadDeliveryHealth {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async readReports(): Promise<ReportLag> {
    const now = realTime();
    const [row] = await this.database.sql<ReportLag>(
      `select count(*)::int as overdue,
              coalesce(extract(epoch from ?::timestamptz - min(check_at)), 0)::float8 as "overdueSeconds"
       from mail_event where check_at <= ?`,
      [now, now],
    );
    return row ?? { overdue: 0, overdueSeconds: 0 };
  }

  async countLastDay(): Promise<{ sent: number; bounced: number }> {
    const [row] = await this.database.sql<{ sent: number; bounced: number }>(
      `select count(*)::int as sent, (count(*) filter (where state = 'bounced'))::int as bounced
       from email_message where sent_at > ?::timestamptz - interval '1 day'`,
      [this.clock.now()],
    );
    return row ?? { sent: 0, bounced: 0 };
  }
}
