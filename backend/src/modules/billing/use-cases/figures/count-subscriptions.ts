import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { BillingSubscription, computeGraceStart } from '../../domain/billing-subscription.entity.ts';
import { listStatusesWithMeaning } from '../../domain/stripe-status.ts';

@Injectable()
export class CountSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  count(): Promise<number> {
    const owedSince = computeGraceStart(this.clock.now(), this.settings.billingGraceDays);
    return this.database.em().count(BillingSubscription, {
      $or: [
        { status: { $in: listStatusesWithMeaning('pays') } },
        { status: { $in: listStatusesWithMeaning('owes') }, pastDueSince: { $gt: owedSince } },
      ],
    });
  }
}
