import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { BillingCheckout } from '../../domain/billing-checkout.entity.ts';
import { AlreadySubscribed } from '../../domain/errors.ts';
import { isAbandonedStatus, isPurchaseBlockedBy } from '../../domain/stripe-status.ts';
import { EndSubscription } from '../commands/end-subscription.ts';
import { EnsureCustomer } from '../customer/ensure-customer.ts';
import { CheckoutStore } from './checkout-store.ts';
import { ReadSubscriptions } from '../sync/read-subscriptions.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';
import { isRejectedByStripe } from '../stripe/stripe-circuit-breaker.ts';

/** Ignores a rejection, because Stripe rejects this call when the session is already paid or expired. */
export async function expireCheckoutSession(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRejectedByStripe(error)) throw error;
  }
}

/** Expires other checkout sessions before the check for a subscription, so that the member cannot pay twice. */
@Injectable()
export class PrepareCheckout {
  constructor(
    private readonly stripe: Stripe,
    private readonly ensureCustomer: EnsureCustomer,
    private readonly readSubscriptions: ReadSubscriptions,
    private readonly syncCustomer: SyncCustomer,
    private readonly openCheckouts: CheckoutStore,
    private readonly endSubscription: EndSubscription,
  ) {}

  async prepare({ id, userId }: BillingCheckout): Promise<string> {
    const { id: customer, isNew } = await this.ensureCustomer.ensure(userId);
    if (isNew) return customer;
    await this.expireOtherSessions(customer, id);
    const subscriptions = await this.readSubscriptions.read({ customer, status: 'all' });
    if (subscriptions.some(({ status }) => isPurchaseBlockedBy(status))) {
      await this.openCheckouts.close(id);
      await this.syncCustomer.sync({ userId });
      throw new AlreadySubscribed();
    }
    for (const { status, stripeSubscriptionId } of subscriptions)
      if (isAbandonedStatus(status)) await this.endSubscription.end(stripeSubscriptionId);
    return customer;
  }

  private async expireOtherSessions(customer: string, checkoutId: string): Promise<void> {
    for await (const session of this.stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
      if (session.metadata?.checkout_id !== checkoutId) await expireCheckoutSession(this.stripe, session.id);
    }
  }
}
