import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { isLiveStatus } from '../../domain/stripe-status.ts';
import { isMissingInStripe, isRejectedByStripe } from '../stripe/stripe-circuit-breaker.ts';
import { discardPendingUpdate } from './pending-update.ts';
import { releaseSchedule } from './set-next-price.ts';

@Injectable()
export class EndSubscription {
  constructor(private readonly stripe: Stripe) {}

  async end(stripeSubscriptionId: string): Promise<void> {
    try {
      const subscription = await this.stripe.subscriptions.retrieve(stripeSubscriptionId);
      // Ignores a rejection: Stripe cannot void an invoice that was just paid, but the subscription must still end.
      await discardPendingUpdate(this.stripe, subscription).catch((error: unknown) => {
        if (!isRejectedByStripe(error)) throw error;
      });
      await this.stripe.subscriptions.cancel(stripeSubscriptionId);
    } catch (error) {
      if (!isMissingInStripe(error)) throw error;
    }
  }

  async endAtPeriodEnd(stripeSubscriptionId: string): Promise<void> {
    const subscription = await this.stripe.subscriptions.retrieve(stripeSubscriptionId);
    await discardPendingUpdate(this.stripe, subscription);
    if (subscription.cancel_at_period_end || !isLiveStatus(subscription.status)) return;
    await releaseSchedule(this.stripe, subscription);
    await this.stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true });
  }
}

@Injectable()
export class StopRenewal {
  constructor(
    private readonly database: Database,
    private readonly endSubscription: EndSubscription,
  ) {}

  async stop(userId: string): Promise<void> {
    const subscription = await this.database.em().findOne(BillingSubscription, { userId });
    if (!subscription?.isLive() || subscription.cancelAtPeriodEnd) return;
    await this.endSubscription.endAtPeriodEnd(subscription.stripeSubscriptionId);
  }
}
