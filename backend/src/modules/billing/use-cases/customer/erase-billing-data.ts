import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { BillingCheckout } from '../../domain/billing-checkout.entity.ts';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { BillingDrift } from '../../domain/billing-drift.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { BillingNotice } from '../../domain/billing-notice.entity.ts';
import { SubscriptionPricePeriod } from '../../domain/subscription-price-period.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { redactStripeEvents } from '../events/redact-stripe-events.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';

/** Call `erase` outside of a transaction, because a rollback cannot undo the deletion at Stripe. */
@Injectable()
export class EraseBillingData {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  async erase(userId: string): Promise<void> {
    const customer = await this.database.em().findOne(BillingCustomer, { userId });
    const stripeCustomerId = customer?.stripeCustomerId;
    if (stripeCustomerId) await this.deleteAtStripe(stripeCustomerId);
    await this.tx.run(async ({ em }) => {
      // Deletes in the order in which a sync locks rows, so that a deletion and a sync cannot deadlock.
      await em.nativeDelete(BillingCustomer, { userId });
      if (stripeCustomerId) await redactStripeEvents(em, stripeCustomerId, this.clock.now());
      await em.nativeDelete(BillingSubscription, { userId });
      await em.nativeDelete(BillingInvoice, { userId });
      await em.nativeDelete(BillingDrift, stripeCustomerId ? { $or: [{ userId }, { stripeCustomerId }] } : { userId });
      await em.nativeUpdate(SubscriptionPricePeriod, { userId, endedAt: null }, { endedAt: this.clock.now() });
      await em.nativeUpdate(SubscriptionPricePeriod, { userId }, { userId: null });
      await em.nativeDelete(BillingCheckout, { userId });
      await em.nativeDelete(BillingCommand, { userId });
      await em.nativeDelete(BillingNotice, { userId });
    });
  }

  private async deleteAtStripe(stripeCustomerId: string): Promise<void> {
    try {
      await this.stripe.customers.del(stripeCustomerId);
    } catch (error) {
      if (!isMissingInStripe(error)) throw error;
    }
  }
}
