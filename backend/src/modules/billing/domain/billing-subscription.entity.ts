import { defineEntity, p } from '@mikro-orm/core';
import { reaches, type PaidTier, type Tier } from '#kernel/tier.ts';
import { SubscriptionChanged } from './events.ts';
import type { Interval } from './plan.ts';
import { isLive, meaningOf } from './stripe-status.ts';
import { lineOf, type PendingPlan, type SubscriptionFacts } from './subscription-facts.ts';

const BillingSubscriptionSchema = defineEntity({
  name: 'BillingSubscription',
  tableName: 'billing_subscription',
  properties: {
    userId: p.uuid().primary(),
    stripeSubscriptionId: p.text(),
    status: p.text(),
    /** The tier its price stands for; `tierAt` says whether it is given. */
    tier: p.text().$type<PaidTier>(),
    /** The tier that was last paid for: all that is given while a payment is owed. */
    paidTier: p.text().$type<PaidTier>(),
    interval: p.text().$type<Interval>(),
    priceId: p.text(),
    /** What it costs each interval. */
    amountCents: p.integer(),
    startedAt: p.datetime(),
    periodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean(),
    /** Stripe's schedule that governs it; empty for a subscription that just goes on. */
    stripeScheduleId: p.text().nullable(),
    /** What it becomes at `pendingAt`; all five are empty when no change is due. */
    pendingPriceId: p.text().nullable(),
    pendingTier: p.text().$type<PaidTier>().nullable(),
    pendingInterval: p.text().$type<Interval>().nullable(),
    pendingAmountCents: p.integer().nullable(),
    pendingAt: p.datetime().nullable(),
    /** Since when a payment is owed. */
    pastDueSince: p.datetime().nullable(),
    /** When the days of grace were found to be over. */
    graceEndedAt: p.datetime().nullable(),
    /** All of what Stripe said when it was last read, in one line. Differs from the row only if the row was touched here. */
    asRead: p.text(),
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

interface Bought {
  readonly status: string;
  readonly tier: PaidTier;
  readonly paidTier: PaidTier;
  readonly pastDueSince?: Date | null | undefined;
}

/**
 * What hangs on how a subscription stands: its tier while it is paid; in grace no more than was paid for last, since a
 * higher plan may have begun with the very payment that failed; else free.
 */
export function tierAt({ status, tier, paidTier, pastDueSince }: Bought, now: Date, graceDays: number): Tier {
  const meaning = meaningOf(status);
  if (meaning === 'pays') return tier;
  if (meaning !== 'owes' || !pastDueSince || pastDueSince <= graceStart(now, graceDays)) return 'free';
  return reaches(paidTier, tier) ? tier : paidTier;
}

/** What Stripe says of a member's subscription, as last read. Written by a sync, and where the days of grace end. */
export class BillingSubscription extends BillingSubscriptionSchema.class {
  /** The row as it is made when Stripe first names a subscription of this member. */
  static firstOf(userId: string, facts: SubscriptionFacts) {
    return { userId, ...rowOf(facts), paidTier: facts.tier, pastDueSince: null, graceEndedAt: null };
  }

  /** The tier it gives at a moment: its own while it is paid or in grace, else free. */
  tierAt(now: Date, graceDays: number): Tier {
    return tierAt(this, now, graceDays);
  }

  isLive(): boolean {
    return isLive(this.status);
  }

  /** What it becomes, and when; null when no change is due. */
  pending(): PendingPlan | null {
    const { pendingPriceId: priceId, pendingTier: tier, pendingInterval: interval, pendingAt: at } = this;
    if (!priceId || !tier || !interval || !at) return null;
    return { priceId, tier, interval, amountCents: this.pendingAmountCents ?? 0, at };
  }

  /** All that it took over from Stripe, in the words of `lineOf`. */
  line(): string {
    return lineOf({ ...this.told(), scheduleId: this.stripeScheduleId ?? null, pending: this.pending() });
  }

  /** True when it says the same as Stripe. */
  agreesWith(facts: SubscriptionFacts): boolean {
    return this.line() === lineOf(facts) && this.asRead === lineOf(facts);
  }

  /** True when all it holds is as it was just read. */
  isAsRead(facts: SubscriptionFacts, paidTier: PaidTier | undefined): boolean {
    return this.agreesWith(facts) && this.paidTier === (paidTier ?? facts.tier);
  }

  /** True when it says something else than Stripe said when it was last read. */
  wasTouched(): boolean {
    return this.line() !== this.asRead;
  }

  /**
   * Takes over what Stripe says, and what was paid for last. Grace begins when a debt is first seen, though never before the unpaid period itself
   * began: a renewal may be reported before this process's clock has caught up with it.
   */
  follow(facts: SubscriptionFacts, paidTier: PaidTier | undefined, now: Date): void {
    const owes = meaningOf(facts.status) === 'owes';
    const owedBefore = owes && this.stripeSubscriptionId === facts.stripeSubscriptionId ? this.pastDueSince : null;
    const firstSeen = facts.periodStart > now ? facts.periodStart : now;
    this.pastDueSince = owes ? (owedBefore ?? firstSeen) : null;
    if (!owedBefore) this.graceEndedAt = null;
    Object.assign(this, rowOf(facts), { paidTier: paidTier ?? facts.tier });
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

  /** True for a row that an older version wrote, until Stripe is read again. */
  isUnread(): boolean {
    return this.asRead === '';
  }

  private told() {
    const { stripeSubscriptionId, status, tier, interval, priceId, amountCents } = this;
    const { startedAt, periodEnd, cancelAtPeriodEnd } = this;
    return {
      stripeSubscriptionId,
      status,
      tier,
      interval,
      priceId,
      amountCents,
      startedAt,
      periodEnd,
      cancelAtPeriodEnd,
    };
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

/** When a debt that began at this moment costs its owner access. */
export const graceEnd = (since: Date, graceDays: number): Date => new Date(since.getTime() + graceDays * dayMs);

/** Access is lost for debts that began at this moment or before. */
export const graceStart = (now: Date, graceDays: number): Date => new Date(now.getTime() - graceDays * dayMs);

/** The part of a row that is Stripe's to say. */
function rowOf(facts: SubscriptionFacts) {
  const { stripeSubscriptionId, status, tier, interval, priceId, amountCents, startedAt, periodEnd } = facts;
  const { cancelAtPeriodEnd, scheduleId, pending } = facts;
  return {
    ...{ stripeSubscriptionId, status, tier, interval, priceId, amountCents, startedAt, periodEnd, cancelAtPeriodEnd },
    stripeScheduleId: scheduleId,
    pendingPriceId: pending?.priceId ?? null,
    pendingTier: pending?.tier ?? null,
    pendingInterval: pending?.interval ?? null,
    pendingAmountCents: pending?.amountCents ?? null,
    pendingAt: pending?.at ?? null,
    asRead: lineOf(facts),
  };
}
