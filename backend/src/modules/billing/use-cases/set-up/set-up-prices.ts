import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import type { PaidTier } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { PricesChanged } from '../../domain/events.ts';
import { planCurrency, membershipPrices, membershipPlans, type MembershipPrice } from '../../domain/plan.ts';
import { SetUpPortal } from './set-up-portal.ts';

const stripeInterval = { monthly: 'month', annual: 'year' } as const;

@Injectable()
export class SetUpPrices {
  constructor(
    private readonly stripe: Stripe,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly setUpPortal: SetUpPortal,
  ) {}

  async setUp(): Promise<Record<string, string>> {
    const lookupKeys = membershipPrices.map(({ lookupKey }) => lookupKey);
    const { data: current } = await this.stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 });
    const products = await this.productsByTier();
    const ids: Record<string, string> = {};
    for (const planned of membershipPrices) {
      const price =
        current.find((one) => matchesMembershipPrice(one, planned)) ??
        (await this.createPrice(planned, products[planned.tier]));
      ids[planned.lookupKey] = price.id;
    }
    await this.storePrices(ids);
    await this.setUpPortal.setUp();
    return ids;
  }

  private async productsByTier(): Promise<Record<PaidTier, string>> {
    const known = await this.stripe.products.list({ active: true, limit: 100 }).autoPagingToArray({ limit: 10_000 });
    const products: Partial<Record<PaidTier, string>> = {};
    for (const { name, tier, purpose } of membershipPlans) {
      const own = known.find(({ metadata }) => metadata.membership_tier === tier);
      const details = { name: `${name} membership`, description: purpose, metadata: { membership_tier: tier } };
      products[tier] = (own ?? (await this.stripe.products.create(details))).id;
    }
    return products as Record<PaidTier, string>;
  }

  private createPrice({ lookupKey, interval, cents, tier }: MembershipPrice, product: string): Promise<Stripe.Price> {
    return this.stripe.prices.create({
      product,
      currency: planCurrency,
      unit_amount: cents,
      recurring: { interval: stripeInterval[interval] },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { membership_tier: tier },
    });
  }

  private storePrices(ids: Readonly<Record<string, string>>): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const known = new Map((await em.findAll(BillingPrice)).map((price) => [price.id, price]));
      const sold = [...known.values()].filter(({ retiredAt }) => !retiredAt);
      const isAsBefore =
        sold.length === membershipPrices.length && sold.every(({ lookupKey, id }) => ids[lookupKey] === id);
      if (isAsBefore) return;
      for (const price of sold) price.retiredAt = this.clock.now();
      await em.flush();
      for (const { lookupKey, tier, interval, cents } of membershipPrices) {
        const id = ids[lookupKey] as string;
        const price = known.get(id);
        if (price) price.retiredAt = null;
        else em.create(BillingPrice, { id, lookupKey, tier, interval, amountCents: cents, retiredAt: null });
      }
      outbox.append(new PricesChanged({ priceIds: Object.values(ids) }));
    });
  }
}

const matchesMembershipPrice = (price: Stripe.Price, planned: MembershipPrice): boolean =>
  price.lookup_key === planned.lookupKey &&
  price.unit_amount === planned.cents &&
  price.currency === planCurrency &&
  price.recurring?.interval === stripeInterval[planned.interval] &&
  price.recurring.interval_count === 1;
