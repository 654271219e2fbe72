import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';

interface SubscriberCounts {
  /** Everybody, those that wait to be confirmed included. */
  readonly total: number;
  /** On the list: confirmed, and not left. */
  readonly active: number;
  readonly unsubscribed: number;
}

/** How many addresses the mailing list holds, and in which state. */
@Injectable()
export class CountSubscribers {
  constructor(private readonly database: Database) {}

  async count(): Promise<SubscriberCounts> {
    const [counts] = await this.database.sql<SubscriberCounts>(
      `select count(*)::int as total,
         (count(*) filter (where unsubscribed_at is null and confirmed_at is not null))::int as active,
         (count(*) filter (where unsubscribed_at is not null))::int as unsubscribed
       from email_subscriber`,
    );
    return counts ?? { total: 0, active: 0, unsubscribed: 0 };
  }
}
