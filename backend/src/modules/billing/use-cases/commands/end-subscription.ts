import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { isLive } from '../../domain/stripe-status.ts';
import { isMissing, wasRefused } from '../stripe/stripe-line.ts';
import { discardPendingUpdate } from './pending-update.ts';
import { releaseSchedule } from './set-next-price.ts';

/** Ends a subscription, with whatever was to change about it. One that is over stays as it is. */
@Injectable()
export class EndSubscription {
  constructor(private readonly stripe: Stripe) {}

  /** At once. */
  async end(stripeSubscriptionId: string): Promise<void> {
    try {
      const subscription = await this.stripe.subscriptions.retrieve(stripeSubscriptionId);
      // An invoice that was paid just now cannot be voided; the subscription ends all the same.
      await discardPendingUpdate(this.stripe, subscription).catch((error: unknown) => {
        if (!wasRefused(error)) throw error;
      });
      await this.stripe.subscriptions.cancel(stripeSubscriptionId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** With the period that is paid. Safe to run any number of times. */
  async withItsPeriod(stripeSubscriptionId: string): Promise<void> {
    const subscription = await this.stripe.subscriptions.retrieve(stripeSubscriptionId);
    await discardPendingUpdate(this.stripe, subscription);
    if (subscription.cancel_at_period_end || !isLive(subscription.status)) return;
    await releaseSchedule(this.stripe, subscription);
    await this.stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true });
  }
}

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
