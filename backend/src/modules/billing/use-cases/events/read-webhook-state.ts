import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';

export interface WebhookState {
  readonly lastReceivedAt: Date | null;
  readonly open: number;
  readonly openSeconds: number;
}

@Injectable()
export class ReadWebhookState {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<WebhookState> {
    const [row] = await this.database.sql<WebhookState>(
      `select (select max(received_at) from stripe_event) as "lastReceivedAt", count(*)::int as open,
              greatest(coalesce(extract(epoch from ?::timestamptz - min(received_at)), 0), 0)::float8 as "openSeconds"
       from stripe_event where processed_at is null`,
      [this.clock.now()],
    );
    return row ?? { lastReceivedAt: null, open: 0, openSeconds: 0 };
  }
}
