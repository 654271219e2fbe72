import type { PaidTier } from '#kernel/tier.ts';
import type { BillingInterval } from './plan.ts';
import { getStatusRank } from './stripe-status.ts';

export interface PricedPlan {
  readonly priceId: string;
  readonly tier: PaidTier;
  readonly interval: BillingInterval;
  readonly amountCents: number;
}

export interface PendingPlan extends PricedPlan {
  readonly at: Date;
}

export interface SubscriptionFacts extends PricedPlan {
  readonly stripeSubscriptionId: string;
  readonly stripeCustomerId: string;
  readonly status: string;
  readonly created: Date;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly scheduleId: string | null;
  readonly pending: PendingPlan | null;
}

export function chooseSubscription(all: readonly SubscriptionFacts[]): SubscriptionFacts | undefined {
  return [...all].sort(
    (a, b) =>
      getStatusRank(b.status) - getStatusRank(a.status) ||
      b.created.getTime() - a.created.getTime() ||
      b.stripeSubscriptionId.localeCompare(a.stripeSubscriptionId),
  )[0];
}

type SyncedValues = Omit<SubscriptionFacts, 'stripeCustomerId' | 'created' | 'endedAt' | 'periodStart'>;

export function computeSubscriptionFingerprint(values: SyncedValues): string {
  const { stripeSubscriptionId, status, startedAt, periodEnd, cancelAtPeriodEnd, scheduleId, pending } = values;
  return [
    `${stripeSubscriptionId}: ${computePlanFingerprint(values)}`,
    `${status} since ${startedAt.toISOString()}`,
    `${cancelAtPeriodEnd ? 'ends' : 'until'} ${periodEnd.toISOString()}`,
    ...(pending ? [`then ${computePlanFingerprint(pending)} from ${pending.at.toISOString()}`] : []),
    ...(scheduleId ? [`by ${scheduleId}`] : []),
  ].join(', ');
}

const computePlanFingerprint = ({ tier, interval, amountCents, priceId }: PricedPlan): string =>
  `${tier} ${interval} at ${amountCents} (${priceId})`;
