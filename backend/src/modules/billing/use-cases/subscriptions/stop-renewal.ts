import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { EndSubscription } from '../commands/end-subscription.ts';

/** Cancels a subscription at the end of the paid period. Safe to run any number of times. */
@Injectable()
export class StopRenewal {
  constructor(
    private readonly database: Database,
    private readonly endSubscription: EndSubscription,
  ) {}

  /** Our own row follows by webhook. */
  async stop(userId: string): Promise<void> {
    const subscription = await this.database.em().findOne(BillingSubscription, { userId });
    if (!subscription?.isLive() || subscription.cancelAtPeriodEnd) return;
    await this.endSubscription.withItsPeriod(subscription.stripeSubscriptionId);
  }
}
