import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { getTierRank } from '#kernel/tier.ts';
import type { BillingPrice } from '../../domain/billing-price.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { NoActiveSubscription } from '../../domain/errors.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';
import { toUnixSeconds } from '../stripe/values.ts';

/** Stripe moves an amount below this many cents to the next invoice. */
const minChargeCents = 50;

export interface UpgradeQuote {
  /** Price of the new plan minus the unused part of the old plan. */
  readonly chargeCents: number;
  readonly prorationDate: Date;
}

@Injectable()
export class QuoteUpgrade {
  constructor(
    private readonly stripe: Stripe,
    private readonly circuitBreaker: StripeCircuitBreaker,
  ) {}

  /** The same `prorationDate` always gives the same amount. */
  async quote(
    subscription: BillingSubscription,
    price: BillingPrice,
    prorationDate: Date,
  ): Promise<UpgradeQuote | undefined> {
    if (!isImmediateUpgrade(subscription, price)) return undefined;
    const { amount_due: chargeCents } = await this.circuitBreaker.run(() =>
      this.preview(subscription.stripeSubscriptionId, price.id, prorationDate),
    );
    return chargeCents < minChargeCents ? undefined : { chargeCents, prorationDate };
  }

  private async preview(subscription: string, price: string, prorationDate: Date): Promise<Stripe.Invoice> {
    const [item] = (await this.stripe.subscriptions.retrieve(subscription)).items.data;
    if (!item) throw new NoActiveSubscription();
    return this.stripe.invoices.createPreview({
      subscription,
      subscription_details: buildProrationParams(item, price, prorationDate),
    });
  }
}

/** The preview and the charge must use the same parameters, so that both have the same amount. */
export const buildProrationParams = (
  { id, quantity }: Stripe.SubscriptionItem,
  price: string,
  prorationDate: Date,
) => ({
  items: [{ id, price, quantity: quantity ?? 1 }],
  proration_behavior: 'always_invoice' as const,
  proration_date: toUnixSeconds(prorationDate),
});

/** A change from yearly to monthly is never immediate, because the member would get a credit. */
export const isImmediateUpgrade = ({ tier, interval }: BillingSubscription, price: BillingPrice): boolean =>
  getTierRank(price.tier) > getTierRank(tier) && !(interval === 'annual' && price.interval === 'monthly');
