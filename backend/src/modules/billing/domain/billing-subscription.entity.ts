import { defineEntity, p } from '@mikro-orm/core';
import { isTierAtLeast, type PaidTier, type Tier } from '#kernel/tier.ts';
import { SubscriptionChanged } from './events.ts';
import type { BillingInterval } from './plan.ts';
import { isLiveStatus, getStatusMeaning } from './stripe-status.ts';
import { computeSubscriptionFingerprint, type PendingPlan, type SubscriptionFacts } from './subscription-facts.ts';

const BillingSubscriptionSchema = defineEntity({
  name: 'BillingSubscription',
  tableName: 'billing_subscription',
  properties: {
    userId: p.uuid().primary(),
    stripeSubscriptionId: p.text(),
    status: p.text(),
    /** Tier of the current price, which can differ from the tier of the member (see `computeTierAt`). */
    tier: p.text().$type<PaidTier>(),
    paidTier: p.text().$type<PaidTier>(),
    interval: p.text().$type<BillingInterval>(),
    priceId: p.text(),
    amountCents: p.integer(),
    startedAt: p.datetime(),
    periodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean(),
    stripeScheduleId: p.text().nullable(),
    /** All columns that begin with `pending` are null when no change is pending. */
    pendingPriceId: p.text().nullable(),
    pendingTier: p.text().$type<PaidTier>().nullable(),
    pendingInterval: p.text().$type<BillingInterval>().nullable(),
    pendingAmountCents: p.integer().nullable(),
    pendingAt: p.datetime().nullable(),
    pastDueSince: p.datetime().nullable(),
    graceEndedAt: p.datetime().nullable(),
    /** A different fingerprint means that another program changed this row after the last reading from Stripe. */
    lastSyncedFingerprint: p.text(),
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

interface TierSource {
  readonly status: string;
  readonly tier: PaidTier;
  readonly paidTier: PaidTier;
  readonly pastDueSince?: Date | null | undefined;
}

/** While a payment is overdue, the member has at most the last paid tier: the payment may be for a higher plan. */
export function computeTierAt(
  { status, tier, paidTier, pastDueSince }: TierSource,
  now: Date,
  graceDays: number,
): Tier {
  const meaning = getStatusMeaning(status);
  if (meaning === 'pays') return tier;
  if (meaning !== 'owes' || !pastDueSince || pastDueSince <= computeGraceStart(now, graceDays)) return 'free';
  return isTierAtLeast(paidTier, tier) ? tier : paidTier;
}

export class BillingSubscription extends BillingSubscriptionSchema.class {
  static create(userId: string, facts: SubscriptionFacts) {
    return { userId, ...toColumns(facts), paidTier: facts.tier, pastDueSince: null, graceEndedAt: null };
  }

  computeTierAt(now: Date, graceDays: number): Tier {
    return computeTierAt(this, now, graceDays);
  }

  isLive(): boolean {
    return isLiveStatus(this.status);
  }

  pending(): PendingPlan | null {
    const { pendingPriceId: priceId, pendingTier: tier, pendingInterval: interval, pendingAt: at } = this;
    if (!priceId || !tier || !interval || !at) return null;
    return { priceId, tier, interval, amountCents: this.pendingAmountCents ?? 0, at };
  }

  fingerprint(): string {
    return computeSubscriptionFingerprint({
      ...this.syncedValues(),
      scheduleId: this.stripeScheduleId ?? null,
      pending: this.pending(),
    });
  }

  matches(facts: SubscriptionFacts): boolean {
    return (
      this.fingerprint() === computeSubscriptionFingerprint(facts) &&
      this.lastSyncedFingerprint === computeSubscriptionFingerprint(facts)
    );
  }

  isUpToDate(facts: SubscriptionFacts, paidTier: PaidTier | undefined): boolean {
    return this.matches(facts) && this.paidTier === (paidTier ?? facts.tier);
  }

  isLocallyChanged(): boolean {
    return this.fingerprint() !== this.lastSyncedFingerprint;
  }

  /** The days of grace start at the earliest with the unpaid period, even if Stripe reports the renewal earlier. */
  sync(facts: SubscriptionFacts, paidTier: PaidTier | undefined, now: Date): void {
    const owes = getStatusMeaning(facts.status) === 'owes';
    const owedBefore = owes && this.stripeSubscriptionId === facts.stripeSubscriptionId ? this.pastDueSince : null;
    const firstSeen = facts.periodStart > now ? facts.periodStart : now;
    this.pastDueSince = owes ? (owedBefore ?? firstSeen) : null;
    if (!owedBefore) this.graceEndedAt = null;
    Object.assign(this, toColumns(facts), { paidTier: paidTier ?? facts.tier });
  }

  endGrace(now: Date): SubscriptionChanged {
    this.graceEndedAt = now;
    return this.toChangedEvent('free');
  }

  markDeleted(): SubscriptionChanged {
    const nothing = { status: 'none', interval: null, periodEnd: null, cancelAtPeriodEnd: false };
    return new SubscriptionChanged({ userId: this.userId, tier: 'free', ...nothing });
  }

  /** An older release stored rows without a fingerprint. */
  isNeverSynced(): boolean {
    return this.lastSyncedFingerprint === '';
  }

  private syncedValues() {
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

  toChangedEvent(tier: Tier): SubscriptionChanged {
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

export const computeGraceEnd = (since: Date, graceDays: number): Date => new Date(since.getTime() + graceDays * dayMs);

export const computeGraceStart = (now: Date, graceDays: number): Date => new Date(now.getTime() - graceDays * dayMs);

function toColumns(facts: SubscriptionFacts) {
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
    lastSyncedFingerprint: computeSubscriptionFingerprint(facts),
  };
}
