import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { CountSubscriptions } from '#modules/billing/index.ts';

@Injectable()
export class CountActiveSubscribers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly countSubscriptions: CountSubscriptions,
  ) {}

  async count(): Promise<{ entitled: number; paying: number }> {
    const paying = await this.countSubscriptions.count();
    const { sql, params } = this.countSubscriptions.buildHasTierCondition('g.user_id');
    const [row] = await this.database.sql<{ onlyGranted: number }>(
      `select count(*)::int as "onlyGranted" from membership_grant g
       where (g."until" is null or g."until" > ?) and not ${sql}`,
      [this.clock.now(), ...params],
    );
    return { entitled: paying + (row?.onlyGranted ?? 0), paying };
  }
}
