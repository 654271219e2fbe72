import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier, Tier } from '../../../kernel/tier.ts';
import { SubscriptionChanged } from './events.ts';
import type { Interval } from './plan.ts';
import { isLive, meaningOf } from './stripe-status.ts';
import type { SubscriptionFacts } from './subscription-facts.ts';

const BillingSubscriptionSchema = defineEntity({
  name: 'BillingSubscription',
  tableName: 'billing_subscription',
  properties: {
    userId: p.uuid().primary(),
    stripeSubscriptionId: p.text(),
    status: p.text(),
    /** The tier its price stands for; `tierAt` says whether it is given. */
    tier: p.text().$type<PaidTier>(),
    interval: p.text().$type<Interval>(),
    periodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean(),
    /** Since when a payment is owed. */
    pastDueSince: p.datetime().nullable(),
    /** When the days of grace were found to be over. */
    graceEndedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'billing_subscription_grace',
      expression:
        'create index "billing_subscription_grace" on "billing_subscription" ("past_due_since") where "past_due_since" is not null and "grace_ended_at" is null',
    },
  ],
});

const dayMs = 86_400_000;

/** What Stripe says of a member's subscription, as last read. Only a sync writes it. */
export class BillingSubscription extends BillingSubscriptionSchema.class {
  /** The row as it is made when Stripe first names a subscription of this member. */
  static firstOf(userId: string, facts: SubscriptionFacts) {
    const { stripeSubscriptionId, status, tier, interval, periodEnd, cancelAtPeriodEnd } = facts;
    const read = { stripeSubscriptionId, status, tier, interval, periodEnd, cancelAtPeriodEnd };
    return { userId, ...read, pastDueSince: null, graceEndedAt: null };
  }

  /** The tier it gives at a moment: its own while it is paid or in grace, else free. */
  tierAt(now: Date, graceDays: number): Tier {
    const meaning = meaningOf(this.status);
    if (meaning === 'pays') return this.tier;
    if (meaning === 'owes' && this.pastDueSince && this.pastDueSince > graceStart(now, graceDays)) return this.tier;
    return 'free';
  }

  isLive(): boolean {
    return isLive(this.status);
  }

  /** True when it says the same as Stripe. */
  agreesWith(facts: SubscriptionFacts): boolean {
    return (
      this.stripeSubscriptionId === facts.stripeSubscriptionId &&
      this.status === facts.status &&
      this.tier === facts.tier &&
      this.interval === facts.interval &&
      this.periodEnd.getTime() === facts.periodEnd.getTime() &&
      this.cancelAtPeriodEnd === facts.cancelAtPeriodEnd
    );
  }

  /**
   * Takes over what Stripe says. Grace begins when a debt is first seen, though never before the unpaid period itself
   * began: a renewal may be reported before this process's clock has caught up with it.
   */
  follow(facts: SubscriptionFacts, now: Date): void {
    const owes = meaningOf(facts.status) === 'owes';
    const owedBefore = owes && this.stripeSubscriptionId === facts.stripeSubscriptionId ? this.pastDueSince : null;
    const firstSeen = facts.periodStart > now ? facts.periodStart : now;
    this.pastDueSince = owes ? (owedBefore ?? firstSeen) : null;
    if (!owedBefore) this.graceEndedAt = null;
    this.stripeSubscriptionId = facts.stripeSubscriptionId;
    this.status = facts.status;
    this.tier = facts.tier;
    this.interval = facts.interval;
    this.periodEnd = facts.periodEnd;
    this.cancelAtPeriodEnd = facts.cancelAtPeriodEnd;
  }

  /** The days of grace are over. */
  endGrace(now: Date): SubscriptionChanged {
    this.graceEndedAt = now;
    return this.changed('free');
  }

  /** Stripe knows no subscription of this member any more. */
  gone(): SubscriptionChanged {
    const nothing = { status: 'none', interval: null, periodEnd: null, cancelAtPeriodEnd: false };
    return new SubscriptionChanged({ userId: this.userId, tier: 'free', ...nothing });
  }

  /** Stripe says something new; `tier` is what that gives now. */
  changed(tier: Tier): SubscriptionChanged {
    return new SubscriptionChanged({
      userId: this.userId,
      tier,
      status: this.status,
      interval: this.interval,
      periodEnd: this.periodEnd.toISOString(),
      cancelAtPeriodEnd: this.cancelAtPeriodEnd,
    });
  }
}
BillingSubscriptionSchema.setClass(BillingSubscription);

/** Access is lost for debts that began at this moment or before. */
export const graceStart = (now: Date, graceDays: number): Date => new Date(now.getTime() - graceDays * dayMs);
