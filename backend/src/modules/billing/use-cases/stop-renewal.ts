import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../platform/database/database.ts';
import { BillingSubscription } from '../domain/billing-subscription.entity.ts';
import { releaseSchedule } from './commands/release-schedule.ts';

/** Lets a subscription run out: it stays what it is until the end of what was paid. Safe to run any number of times. */
@Injectable()
export class StopRenewal {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
  ) {}

  /** Our own row follows when Stripe tells of the change. */
  async execute(userId: string): Promise<void> {
    const subscription = await this.database.em().findOne(BillingSubscription, { userId });
    if (!subscription?.isLive() || subscription.cancelAtPeriodEnd) return;
    await releaseSchedule(this.stripe, await this.stripe.subscriptions.retrieve(subscription.stripeSubscriptionId));
    await this.stripe.subscriptions.update(subscription.stripeSubscriptionId, { cancel_at_period_end: true });
  }
}
