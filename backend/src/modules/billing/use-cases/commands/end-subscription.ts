import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { isMissing } from '../stripe-line.ts';

/** Ends a subscription at once, with whatever was to change about it. One that is over stays as it is. */
@Injectable()
export class EndSubscription {
  constructor(private readonly stripe: Stripe) {}

  async execute(stripeSubscriptionId: string): Promise<void> {
    try {
      await this.stripe.subscriptions.cancel(stripeSubscriptionId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
