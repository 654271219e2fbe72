import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Metrics } from '#platform/metrics/metrics.ts';

interface StateCount {
  readonly of: string;
  readonly emails: number;
}

@Injectable()
export class EmailMetrics {
  constructor(metrics: Metrics, database: Database, clock: Clock) {
    metrics.addGauges({
      label: 'state',
      gauges: { emails: 'Emails that are not sent yet, and those of the last hour, by state' },
      read: async () => {
        const rows = await database.sql<StateCount>(
          `select state as of, count(*)::int as emails from email_message
           where state in ('queued', 'sending') or sent_at > ?::timestamptz - interval '1 hour' group by state`,
          [clock.now()],
        );
        return rows.map(({ of, emails }) => ({ of, values: { emails } }));
      },
    });
    metrics.addGauges({
      gauges: {
        email_webhooks_open: 'Webhooks of the email provider that are stored and not applied',
        email_webhooks_open_seconds: 'Age of the oldest of them',
      },
      read: async () => {
        const [row] = await database.sql<{ open: number; seconds: number }>(
          `select count(*)::int as open,
                  coalesce(extract(epoch from ?::timestamptz - min(received_at)), 0)::float8 as seconds
           from mail_event where check_at is not null`,
          [clock.now()],
        );
        return row ? [{ values: { email_webhooks_open: row.open, email_webhooks_open_seconds: row.seconds } }] : [];
      },
    });
  }
}
