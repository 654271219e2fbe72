import type { PaidTier } from '../../../kernel/tier.ts';
import type { Interval } from './plan.ts';
import { preferenceOf } from './stripe-status.ts';

/** What we read from one subscription in Stripe. */
export interface SubscriptionFacts {
  readonly stripeSubscriptionId: string;
  readonly stripeCustomerId: string;
  readonly status: string;
  readonly tier: PaidTier;
  readonly interval: Interval;
  readonly created: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
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
