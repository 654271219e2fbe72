import { isTierAtLeast, getTierName } from 'shell/tier';
import type { Membership } from './api/membership.ts';
import type { Plan } from './api/plans.ts';
import type { BillingInterval } from './prices.ts';
import { formatDay } from './texts.ts';

export interface PlanOffer {
  label: string;
  /** Target of the button. A paying member must get the plan change, never a second checkout. */
  leads: 'checkout' | 'change' | 'account';
  note?: string;
}

/** An undefined membership belongs to a visitor, or is not loaded yet. */
export function computePlanOffer(plan: Plan, interval: BillingInterval, membership: Membership | undefined): PlanOffer {
  const { subscription = null, pending = null, grantTier = null, tier = 'free', state } = membership ?? {};
  const given = grantTier === plan.tier ? { note: 'You have this plan now, as a gift.' } : {};
  const isLess = tier !== plan.tier && isTierAtLeast(tier, plan.tier);
  const included = { note: `${getTierName(tier)}, which you have, includes this plan.` };
  if (!subscription && isLess) return { label: `Choose ${plan.name}`, leads: 'checkout', ...included };
  if (!subscription) return { label: plan.callToAction, leads: 'checkout', ...given };
  if (pending?.tier === plan.tier && pending.interval === interval)
    return { label: 'See the change', leads: 'account', note: `It begins on ${formatDay(pending.startsAt)}.` };
  if (subscription.tier !== plan.tier && isLess)
    return { label: `Change to ${plan.name}`, leads: 'change', ...included };
  if (subscription.tier !== plan.tier) return { label: plan.callToAction, leads: 'change', ...given };
  if (subscription.interval !== interval)
    return {
      label: interval === 'annual' ? 'Pay yearly' : 'Pay monthly',
      leads: 'change',
      note: `You have this plan now, paid ${subscription.interval === 'annual' ? 'yearly' : 'monthly'}.`,
    };
  const note = state === 'cancelling' ? `Yours until ${formatDay(subscription.periodEnd)}.` : 'You have this plan now.';
  return { label: 'Manage your plan', leads: 'account', note };
}
