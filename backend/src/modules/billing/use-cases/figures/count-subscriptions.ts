import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { BillingSubscription, graceStart } from '../../domain/billing-subscription.entity.ts';
import { statusesWithMeaning } from '../../domain/stripe-status.ts';

@Injectable()
export class CountSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  count(): Promise<number> {
    const owedSince = graceStart(this.clock.now(), this.settings.billingGraceDays);
    return this.database.em().count(BillingSubscription, {
      $or: [
        { status: { $in: statusesWithMeaning('pays') } },
        { status: { $in: statusesWithMeaning('owes') }, pastDueSince: { $gt: owedSince } },
      ],
    });
  }
}
