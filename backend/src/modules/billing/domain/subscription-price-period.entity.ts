import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '#kernel/id.ts';
import type { PaidTier } from '#kernel/tier.ts';
import type { BillingInterval } from './plan.ts';
import type { PricedPlan, SubscriptionFacts } from './subscription-facts.ts';

const SubscriptionPricePeriodSchema = defineEntity({
  name: 'SubscriptionPricePeriod',
  tableName: 'billing_span',
  properties: {
    id: p.uuid().primary(),
    stripeSubscriptionId: p.text(),
    startedAt: p.datetime(),
    /** Null after the account was deleted. The row remains, because the statistics need the amounts. */
    userId: p.uuid().nullable().index(),
    priceId: p.text(),
    tier: p.text().$type<PaidTier>(),
    interval: p.text().$type<BillingInterval>(),
    monthlyCents: p.integer(),
    endedAt: p.datetime().nullable().index(),
  },
  uniques: [{ properties: ['stripeSubscriptionId', 'startedAt'] }],
});

export class SubscriptionPricePeriod extends SubscriptionPricePeriodSchema.class {
  static createRow(startedAt: Date, userId: string, facts: SubscriptionFacts) {
    const { stripeSubscriptionId, priceId, tier, interval } = facts;
    const sold = { priceId, tier, interval, monthlyCents: computeMonthlyCents(facts) };
    return { id: newId(), stripeSubscriptionId, startedAt, userId, ...sold, endedAt: null };
  }

  isOpen(): boolean {
    return !this.endedAt;
  }

  end(at: Date): void {
    this.endedAt = at < this.startedAt ? this.startedAt : at;
  }
}
SubscriptionPricePeriodSchema.setClass(SubscriptionPricePeriod);

export const computeMonthlyCents = ({ interval, amountCents }: PricedPlan): number =>
  interval === 'annual' ? Math.round(amountCents / 12) : amountCents;
