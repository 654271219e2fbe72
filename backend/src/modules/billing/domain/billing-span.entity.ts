import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '#kernel/id.ts';
import type { PaidTier } from '#kernel/tier.ts';
import type { Interval } from './plan.ts';
import type { PricedPlan, SubscriptionFacts } from './subscription-facts.ts';

const BillingSpanSchema = defineEntity({
  name: 'BillingSpan',
  tableName: 'billing_span',
  properties: {
    id: p.uuid().primary(),
    stripeSubscriptionId: p.text(),
    startedAt: p.datetime(),
    /** Empty once the person was erased: the figures stay, whose they were does not. */
    userId: p.uuid().nullable().index(),
    priceId: p.text(),
    tier: p.text().$type<PaidTier>(),
    interval: p.text().$type<Interval>(),
    /** What it brings in a month. */
    monthlyCents: p.integer(),
    /** Empty while it goes on. */
    endedAt: p.datetime().nullable().index(),
  },
  uniques: [{ properties: ['stripeSubscriptionId', 'startedAt'] }],
});

/** A time through which a subscription brought in one price; a change of plan ends it and begins another. */
export class BillingSpan extends BillingSpanSchema.class {
  static from(startedAt: Date, userId: string, facts: SubscriptionFacts) {
    const { stripeSubscriptionId, priceId, tier, interval } = facts;
    const sold = { priceId, tier, interval, monthlyCents: monthlyCentsOf(facts) };
    return { id: newId(), stripeSubscriptionId, startedAt, userId, ...sold, endedAt: null };
  }

  isOpen(): boolean {
    return !this.endedAt;
  }

  /** It never ends before it began. */
  end(at: Date): void {
    this.endedAt = at < this.startedAt ? this.startedAt : at;
  }
}
BillingSpanSchema.setClass(BillingSpan);

/** A year's price is a twelfth of it a month, to the nearest cent. */
export const monthlyCentsOf = ({ interval, amountCents }: PricedPlan): number =>
  interval === 'annual' ? Math.round(amountCents / 12) : amountCents;
