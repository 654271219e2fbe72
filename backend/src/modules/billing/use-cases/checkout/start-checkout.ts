import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { AlreadySubscribed, UnknownPrice } from '../../domain/errors.ts';
import { stopsPurchase } from '../../domain/stripe-status.ts';
import { OpenCheckoutSession } from './open-checkout-session.ts';
import { StripeLine } from '../stripe/stripe-line.ts';

/**
 * Opens the checkout of a plan. Only prices we sell are passed on, and whoever has a subscription
 * that Stripe may still charge for is not sold a second one. A grant is no subscription.
 */
@Injectable()
export class StartCheckout {
  constructor(
    private readonly database: Database,
    private readonly line: StripeLine,
    private readonly openCheckoutSession: OpenCheckoutSession,
  ) {}

  async start({ userId, priceId }: { userId: string; priceId: string }): Promise<{ url: string }> {
    const em = this.database.em();
    const price = await em.findOne(BillingPrice, { id: priceId, retiredAt: null });
    if (!price) throw new UnknownPrice();
    const subscription = await em.findOne(BillingSubscription, { userId });
    if (subscription && stopsPurchase(subscription.status)) throw new AlreadySubscribed();
    return { url: await this.line.ask(() => this.openCheckoutSession.openSession({ userId, priceId })) };
  }
}
