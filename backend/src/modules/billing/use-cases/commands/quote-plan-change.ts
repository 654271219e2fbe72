import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { rankOf } from '../../../../kernel/tier.ts';
import { Database } from '../../../../platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { PaymentOwedFirst, SamePlan, UnknownPrice } from '../../domain/errors.ts';
import { meaningOf } from '../../domain/stripe-status.ts';
import { LiveSubscriptionOf } from './live-subscription-of.ts';
import { MoneyBackOf } from '../subscriptions/money-back-of.ts';

export interface PlanChangeQuote {
  readonly subscription: BillingSubscription;
  readonly price: BillingPrice;
  /**
   * What the same change costs when it is made at once: the first payment is given back and the new plan is bought.
   * Only for an annual member within the 30 days who goes up.
   */
  readonly now: { readonly refundCents: number; readonly chargeCents: number } | null;
}

/** What a change of plan would be. Changes nothing. Throws where it cannot be made. */
@Injectable()
export class QuotePlanChange {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly liveSubscriptionOf: LiveSubscriptionOf,
    private readonly moneyBackOf: MoneyBackOf,
  ) {}

  async quote({ userId, priceId }: { userId: string; priceId: string }): Promise<PlanChangeQuote> {
    const price = await this.database.em().findOne(BillingPrice, { id: priceId, retiredAt: null });
    if (!price) throw new UnknownPrice();
    const subscription = await this.liveSubscriptionOf.read(userId);
    if (subscription.priceId === priceId) throw new SamePlan();
    if (meaningOf(subscription.status) !== 'pays') throw new PaymentOwedFirst();
    return { subscription, price, now: await this.atOnce(subscription, price) };
  }

  private async atOnce(subscription: BillingSubscription, price: BillingPrice): Promise<PlanChangeQuote['now']> {
    const isStepUp = subscription.interval === 'annual' && rankOf(price.tier) > rankOf(subscription.tier);
    const moneyBack = isStepUp ? await this.moneyBackOf.read(subscription.userId, this.clock.now()) : undefined;
    if (moneyBack?.stripeSubscriptionId !== subscription.stripeSubscriptionId || moneyBack.isPaidAgain) return null;
    return { refundCents: moneyBack.amountCents, chargeCents: price.amountCents };
  }
}
