import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { CountSubscriptions, FindSubscriptions } from '#modules/billing/index.ts';
import { MembershipGrant } from '../domain/membership-grant.entity.ts';

@Injectable()
export class CountActiveSubscribers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly countSubscriptions: CountSubscriptions,
    private readonly findSubscriptions: FindSubscriptions,
  ) {}

  async count(): Promise<{ entitled: number; paying: number }> {
    const paying = await this.countSubscriptions.count();
    const grants = await this.database.em().find(MembershipGrant, {
      $or: [{ until: null }, { until: { $gt: this.clock.now() } }],
    });
    const subscriptions = await this.findSubscriptions.find(grants.map(({ userId }) => userId));
    const onlyGranted = grants.filter(({ userId }) => (subscriptions.get(userId)?.tier ?? 'free') === 'free');
    return { entitled: paying + onlyGranted.length, paying };
  }
}
