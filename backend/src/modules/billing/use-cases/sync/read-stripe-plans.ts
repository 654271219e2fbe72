import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { paidTiers, type PaidTier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import type { PricedPlan } from '../../domain/subscription-facts.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';

export type PlansByPriceId = ReadonlyMap<string, PricedPlan>;

@Injectable()
export class ReadStripePlans {
  private readonly tiersOfProducts = new Map<string, PaidTier | undefined>();

  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
  ) {}

  async readPlansByPriceId(): Promise<PlansByPriceId> {
    const prices = await this.database.em().findAll(BillingPrice);
    return new Map(
      prices.map(({ id, tier, interval, amountCents }) => [id, { priceId: id, tier, interval, amountCents }]),
    );
  }

  /** The metadata of a product never changes, so each product is read once. */
  async readProductTier(product: string): Promise<PaidTier | undefined> {
    if (!this.tiersOfProducts.has(product)) this.tiersOfProducts.set(product, await this.readTierMetadata(product));
    return this.tiersOfProducts.get(product);
  }

  private async readTierMetadata(product: string): Promise<PaidTier | undefined> {
    try {
      return parseTierMetadata((await this.stripe.products.retrieve(product)).metadata);
    } catch (error) {
      if (isMissingInStripe(error)) return undefined;
      throw error;
    }
  }
}

export const parseTierMetadata = ({ membership_tier: mark }: Stripe.Metadata): PaidTier | undefined =>
  paidTiers.find((tier) => tier === mark);
