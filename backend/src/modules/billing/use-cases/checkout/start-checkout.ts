import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Database } from '#platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { AlreadySubscribed, UnknownPrice } from '../../domain/errors.ts';
import { isPurchaseBlockedBy } from '../../domain/stripe-status.ts';
import { OpenCheckoutSession, type WantedCheckout } from './open-checkout-session.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';

const maxWaitMs = 2_000;

/** A tier that an administrator granted does not prevent a purchase. */
@Injectable()
export class StartCheckout {
  private readonly opening = new Map<string, { priceId: string; url: Promise<string> }>();

  constructor(
    private readonly database: Database,
    private readonly circuitBreaker: StripeCircuitBreaker,
    private readonly openCheckoutSession: OpenCheckoutSession,
  ) {}

  async start({ userId, priceId }: WantedCheckout): Promise<{ url: string }> {
    const em = this.database.em();
    const price = await em.findOne(BillingPrice, { id: priceId, retiredAt: null });
    if (!price) throw new UnknownPrice();
    const subscription = await em.findOne(BillingSubscription, { userId });
    if (subscription && isPurchaseBlockedBy(subscription.status)) throw new AlreadySubscribed();
    return { url: await this.openInTurn({ userId, priceId }) };
  }

  /**
   * Stripe refuses a request while another one with its idempotency key runs, and its SDK then waits for up to a second.
   * So a second click gets the result of the first one, and a click on another plan waits for it, but for at most 2 s.
   */
  private async openInTurn(wanted: WantedCheckout): Promise<string> {
    const { userId, priceId } = wanted;
    const earlier = this.opening.get(userId);
    if (earlier?.priceId === priceId) return earlier.url;
    const url = (earlier ? waitFor(earlier.url) : Promise.resolve()).then(() =>
      this.circuitBreaker.run(() => this.openCheckoutSession.openSession(wanted)),
    );
    const opening = { priceId, url };
    this.opening.set(userId, opening);
    try {
      return await url;
    } finally {
      if (this.opening.get(userId) === opening) this.opening.delete(userId);
    }
  }
}

/** Ends also when the earlier checkout fails or takes too long. */
async function waitFor(earlier: Promise<string>): Promise<void> {
  await Promise.race([earlier, delay(maxWaitMs, undefined, { ref: false })]).catch(() => undefined);
}
