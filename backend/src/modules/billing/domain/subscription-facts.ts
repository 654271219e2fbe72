import type { PaidTier } from '#kernel/tier.ts';
import type { Interval } from './plan.ts';
import { preferenceOf } from './stripe-status.ts';

/** What a subscription is sold for. */
export interface PricedPlan {
  readonly priceId: string;
  readonly tier: PaidTier;
  readonly interval: Interval;
  /** Each interval. */
  readonly amountCents: number;
}

/** What a subscription becomes, and when. */
export interface PendingPlan extends PricedPlan {
  readonly at: Date;
}

/** What we read from one subscription in Stripe. */
export interface SubscriptionFacts extends PricedPlan {
  readonly stripeSubscriptionId: string;
  readonly stripeCustomerId: string;
  readonly status: string;
  readonly created: Date;
  readonly startedAt: Date;
  /** Since when it is over. */
  readonly endedAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** The schedule in Stripe that governs it. */
  readonly scheduleId: string | null;
  /** The next phase of that schedule. */
  readonly pending: PendingPlan | null;
}

/**
 * The one subscription that speaks for a customer: paid before owed before any other that lives before what is over,
 * then the latest made. The order of the list does not matter.
 */
export function winnerOf(all: readonly SubscriptionFacts[]): SubscriptionFacts | undefined {
  return [...all].sort(
    (a, b) =>
      preferenceOf(b.status) - preferenceOf(a.status) ||
      b.created.getTime() - a.created.getTime() ||
      b.stripeSubscriptionId.localeCompare(a.stripeSubscriptionId),
  )[0];
}

type Told = Omit<SubscriptionFacts, 'stripeCustomerId' | 'created' | 'endedAt' | 'periodStart'>;

/** All that a row takes over from Stripe, in one line: two lines are the same when nothing differs. */
export function lineOf(told: Told): string {
  const { stripeSubscriptionId, status, startedAt, periodEnd, cancelAtPeriodEnd, scheduleId, pending } = told;
  return [
    `${stripeSubscriptionId}: ${planLine(told)}`,
    `${status} since ${startedAt.toISOString()}`,
    `${cancelAtPeriodEnd ? 'ends' : 'until'} ${periodEnd.toISOString()}`,
    ...(pending ? [`then ${planLine(pending)} from ${pending.at.toISOString()}`] : []),
    ...(scheduleId ? [`by ${scheduleId}`] : []),
  ].join(', ');
}

const planLine = ({ tier, interval, amountCents, priceId }: PricedPlan): string =>
  `${tier} ${interval} at ${amountCents} (${priceId})`;
