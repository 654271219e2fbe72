import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { AlreadySubscribed, UnknownPrice } from '../../domain/errors.ts';
import { isPurchaseBlockedBy } from '../../domain/stripe-status.ts';
import { OpenCheckoutSession } from './open-checkout-session.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';

/** A tier that an administrator granted does not prevent a purchase. */
@Injectable()
export class StartCheckout {
  constructor(
    private readonly database: Database,
    private readonly circuitBreaker: StripeCircuitBreaker,
    private readonly openCheckoutSession: OpenCheckoutSession,
  ) {}

  async start({ userId, priceId }: { userId: string; priceId: string }): Promise<{ url: string }> {
    const em = this.database.em();
    const price = await em.findOne(BillingPrice, { id: priceId, retiredAt: null });
    if (!price) throw new UnknownPrice();
    const subscription = await em.findOne(BillingSubscription, { userId });
    if (subscription && isPurchaseBlockedBy(subscription.status)) throw new AlreadySubscribed();
    return { url: await this.circuitBreaker.run(() => this.openCheckoutSession.openSession({ userId, priceId })) };
  }
}
