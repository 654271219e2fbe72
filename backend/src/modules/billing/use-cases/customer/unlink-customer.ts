import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { SyncSuperseded } from '../../domain/errors.ts';
import { redactStripeEvents } from '../events/redact-stripe-events.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';
import { RecordSubscription } from '../sync/record-subscription.ts';

const maxAttempts = 6;

@Injectable()
export class UnlinkCustomer {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly recordSubscription: RecordSubscription,
  ) {}

  async unlinkIfDeleted(userId: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const customer = await this.database.em().findOne(BillingCustomer, { userId });
      if (!customer?.stripeCustomerId || !(await this.isDeleted(customer.stripeCustomerId))) return;
      try {
        return await this.unlink(customer.stripeCustomerId);
      } catch (error) {
        // Tries again, because a sync in another request stored newer data of this customer at the same time.
        if (!(error instanceof SyncSuperseded) || attempt === maxAttempts) throw error;
      }
    }
  }

  async unlink(stripeCustomerId: string): Promise<void> {
    const em = this.database.em();
    const customer = await em.findOne(BillingCustomer, { stripeCustomerId });
    if (!customer) return this.redactEvents(stripeCustomerId);
    if (!(await this.isDeleted(stripeCustomerId))) return;
    const nothing = { begunAt: this.clock.now(), subscriptions: [], invoices: [] };
    if (!(await this.recordSubscription.record(customer, nothing))) throw new SyncSuperseded(stripeCustomerId);
    const fresh = { stripeCustomerId: null, failures: customer.failures + 1 };
    await em.nativeUpdate(BillingCustomer, { stripeCustomerId }, fresh);
    await this.redactEvents(stripeCustomerId);
  }

  async redactEventsOfDeletedCustomer(stripeCustomerId: string): Promise<void> {
    if (await this.isDeleted(stripeCustomerId, { ifMissing: false })) await this.redactEvents(stripeCustomerId);
  }

  private redactEvents(stripeCustomerId: string): Promise<void> {
    return redactStripeEvents(this.database.em(), stripeCustomerId, this.clock.now());
  }

  private async isDeleted(stripeCustomerId: string, { ifMissing = true } = {}): Promise<boolean> {
    try {
      return (await this.stripe.customers.retrieve(stripeCustomerId)).deleted === true;
    } catch (error) {
      if (isMissingInStripe(error)) return ifMissing;
      throw error;
    }
  }
}
