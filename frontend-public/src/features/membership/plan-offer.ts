import type { Membership } from './api/membership.ts';
import type { Plan } from './api/plans.ts';
import type { BillingInterval } from './prices.ts';
import { day } from './words.ts';

/** What a plan's one button says and where it leads, and what the member is to this plan. */
export interface PlanOffer {
  label: string;
  /** Whoever pays already is led to a change of that, never to a second checkout. */
  leads: 'checkout' | 'change' | 'account';
  note?: string;
}

/** What a plan offers to somebody; an undefined membership is a visitor's, or not known yet. */
export function offerOf(plan: Plan, interval: BillingInterval, membership: Membership | undefined): PlanOffer {
  const { subscription = null, pending = null, grantTier = null, state } = membership ?? {};
  const given = grantTier === plan.tier ? { note: 'You have this plan now, as a gift.' } : {};
  if (!subscription) return { label: plan.callToAction, leads: 'checkout', ...given };
  if (pending?.tier === plan.tier && pending.interval === interval)
    return { label: 'See the change', leads: 'account', note: `It begins on ${day(pending.startsAt)}.` };
  if (subscription.tier !== plan.tier) return { label: plan.callToAction, leads: 'change', ...given };
  if (subscription.interval !== interval)
    return {
      label: interval === 'annual' ? 'Pay by the year' : 'Pay by the month',
      leads: 'change',
      note: `You have this plan now, paid by the ${subscription.interval === 'annual' ? 'year' : 'month'}.`,
    };
  const note = state === 'cancelling' ? `It is yours until ${day(subscription.periodEnd)}.` : 'You have this plan now.';
  return { label: 'Manage your plan', leads: 'account', note };
}
