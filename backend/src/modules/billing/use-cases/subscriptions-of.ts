import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import type { Tier } from '../../../kernel/tier.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { BillingSubscription } from '../domain/billing-subscription.entity.ts';

/** What Stripe gives a member at this moment. */
export interface Subscription {
  /** Free when it is over, unpaid, or past its days of grace. */
  readonly tier: Tier;
  /** Stripe's word. */
  readonly status: string;
  readonly interval: 'monthly' | 'annual';
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
}

/** The subscriptions of some members, by user id; whoever never had one is absent. Reads our own database. */
@Injectable()
export class SubscriptionsOf {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async execute(userIds: readonly string[]): Promise<Map<string, Subscription>> {
    if (userIds.length === 0) return new Map();
    const now = this.clock.now();
    const rows = await this.database.em().find(BillingSubscription, { userId: { $in: [...userIds] } });
    return new Map(
      rows.map((row) => {
        const { status, interval, periodEnd, cancelAtPeriodEnd } = row;
        const tier = row.tierAt(now, this.settings.billingGraceDays);
        return [row.userId, { tier, status, interval, periodEnd, cancelAtPeriodEnd }];
      }),
    );
  }
}
