import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { BillingCheckout } from '../../domain/billing-checkout.entity.ts';
import { CheckoutReplaced } from '../../domain/errors.ts';
import { CheckoutStore } from './checkout-store.ts';
import { expireCheckoutSession, PrepareCheckout } from './prepare-checkout.ts';
import { UnlinkCustomer } from '../customer/unlink-customer.ts';
import { isFinalStripeError, isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';
import { toUnixSeconds } from '../stripe/values.ts';

export interface WantedCheckout {
  readonly userId: string;
  readonly priceId: string;
}

@Injectable()
export class OpenCheckoutSession {
  constructor(
    private readonly stripe: Stripe,
    private readonly settings: Settings,
    private readonly openCheckouts: CheckoutStore,
    private readonly prepareCheckout: PrepareCheckout,
    private readonly unlinkCustomer: UnlinkCustomer,
  ) {}

  async openSession(wanted: WantedCheckout): Promise<string> {
    try {
      return await this.openOnce(wanted);
    } catch (error) {
      if (!isMissingInStripe(error)) throw error;
      await this.unlinkCustomer.unlinkIfDeleted(wanted.userId);
      return this.openOnce(wanted);
    }
  }

  private async openOnce(wanted: WantedCheckout): Promise<string> {
    const checkout = await this.openCheckouts.reserve(wanted);
    if (!checkout.sessionId || !checkout.url) return this.open(checkout);
    const { id, status, customer } = await this.stripe.checkout.sessions.retrieve(checkout.sessionId, {
      expand: ['customer'],
    });
    const isCustomerDeleted = typeof customer === 'object' && customer?.deleted === true;
    if (status === 'open' && !isCustomerDeleted) return checkout.url;
    if (isCustomerDeleted) {
      await expireCheckoutSession(this.stripe, id);
      await this.unlinkCustomer.unlinkIfDeleted(wanted.userId);
    }
    await this.openCheckouts.close(checkout.id);
    return this.open(await this.openCheckouts.reserve(wanted));
  }

  private async open(checkout: BillingCheckout): Promise<string> {
    const customer = await this.prepareCheckout.prepare(checkout);
    const { id, url } = await this.create(checkout, customer);
    if (url && (await this.openCheckouts.saveSession(checkout.id, { sessionId: id, url }))) return url;
    await expireCheckoutSession(this.stripe, id);
    throw new CheckoutReplaced();
  }

  private async create(checkout: BillingCheckout, customer: string): Promise<Stripe.Checkout.Session> {
    try {
      const options = { idempotencyKey: checkout.idempotencyKey() };
      return await this.stripe.checkout.sessions.create(this.createOrReadSession(checkout, customer), options);
    } catch (error) {
      if (isFinalStripeError(error)) await this.openCheckouts.close(checkout.id);
      throw error;
    }
  }

  private createOrReadSession(checkout: BillingCheckout, customer: string): Stripe.Checkout.SessionCreateParams {
    const page = `${this.settings.siteUrl}/membership`;
    return {
      mode: 'subscription',
      customer,
      client_reference_id: checkout.userId,
      line_items: [{ price: checkout.priceId, quantity: 1 }],
      success_url: `${page}?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${page}?canceled=true`,
      expires_at: toUnixSeconds(checkout.expiresAt),
      metadata: { user_id: checkout.userId, checkout_id: checkout.id },
      subscription_data: { metadata: { user_id: checkout.userId } },
    };
  }
}
