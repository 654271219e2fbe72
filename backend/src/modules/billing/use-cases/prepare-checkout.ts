import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../platform/database/database.ts';
import { BillingCheckout } from '../domain/billing-checkout.entity.ts';
import { BillingSubscription } from '../domain/billing-subscription.entity.ts';
import { AlreadySubscribed } from '../domain/errors.ts';
import { EnsureCustomer } from './ensure-customer.ts';
import { OpenCheckouts } from './open-checkouts.ts';
import { wasRefused } from './stripe-line.ts';
import { SyncCustomer } from './sync-customer.ts';

/**
 * Makes sure, by Stripe's own word, that nobody can pay twice: the member's other open sessions are ended first, and
 * only then Stripe is asked for subscriptions, so that no payment slips in between.
 */
@Injectable()
export class PrepareCheckout {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly ensureCustomer: EnsureCustomer,
    private readonly syncCustomer: SyncCustomer,
    private readonly openCheckouts: OpenCheckouts,
  ) {}

  /** Stripe's id of the customer who may now be sold to. Throws AlreadySubscribed. */
  async execute({ id, userId }: BillingCheckout): Promise<string> {
    const customer = await this.ensureCustomer.execute(userId);
    await this.endOtherSessions(customer, id);
    await this.syncCustomer.execute({ userId });
    const subscription = await this.database.em().findOne(BillingSubscription, { userId });
    if (!subscription?.isLive()) return customer;
    await this.openCheckouts.close(id);
    throw new AlreadySubscribed();
  }

  private async endOtherSessions(customer: string, checkoutId: string): Promise<void> {
    for await (const session of this.stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
      if (session.metadata?.checkout_id === checkoutId) continue;
      await this.stripe.checkout.sessions.expire(session.id).catch((error: unknown) => {
        if (!wasRefused(error)) throw error; // A refusal says that it is not open any more.
      });
    }
  }
}
