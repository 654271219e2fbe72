import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { isLive } from '../../domain/stripe-status.ts';
import { isMissing } from '../stripe/stripe-line.ts';
import { releaseSchedule } from './release-schedule.ts';

/** Ends a subscription, with whatever was to change about it. One that is over stays as it is. */
@Injectable()
export class EndSubscription {
  constructor(private readonly stripe: Stripe) {}

  /** At once. */
  async end(stripeSubscriptionId: string): Promise<void> {
    try {
      await this.stripe.subscriptions.cancel(stripeSubscriptionId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** With the period that is paid. Safe to run any number of times. */
  async withItsPeriod(stripeSubscriptionId: string): Promise<void> {
    const subscription = await this.stripe.subscriptions.retrieve(stripeSubscriptionId);
    if (subscription.cancel_at_period_end || !isLive(subscription.status)) return;
    await releaseSchedule(this.stripe, subscription);
    await this.stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true });
  }
}
