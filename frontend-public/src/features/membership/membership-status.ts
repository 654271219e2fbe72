import { isTierAtLeast, getTierName, type Tier } from 'shell/tier';
import type { Membership } from './api/membership.ts';
import { formatDay, planText, priceText, formatCents } from './texts.ts';

export interface MembershipStatus {
  text: string;
  action?: { label: string; leads: 'account' | 'portal' };
}

export function describeMembershipStatus(membership: Membership): MembershipStatus {
  const { state, tier, subscription, pending, refunded } = membership;
  const name = getTierName(subscription?.tier ?? tier);
  switch (state) {
    case 'free':
      return { text: 'Your plan: Free. Choose a plan below.' };
    case 'granted':
      return { text: `You have ${getTierName(tier)} as a gift from the institute. You pay nothing for it.` };
    case 'refunded':
      return {
        text: `We refunded ${refunded ? formatCents(refunded.amountCents) : 'your payment'}. You can choose a plan again at any time.`,
      };
    case 'past-due':
      return { text: paymentOverdueText(tier, subscription), action: { label: 'Update card', leads: 'portal' } };
    case 'cancelling':
      return {
        text: `Your ${name} membership ends on ${subscription ? formatDay(subscription.periodEnd) : 'its last day'}. Nothing more is charged.`,
        action: { label: 'Keep my membership', leads: 'account' },
      };
    case 'pending-change':
      return {
        text: pending
          ? `You have ${name} until ${formatDay(pending.startsAt)}. Then ${planText(pending)}, begins.`
          : `You have ${name}.`,
        action: { label: 'See or undo the change', leads: 'account' },
      };
    case 'paying':
      return {
        text: subscription
          ? `You have ${name} at ${priceText(subscription)}, paid until ${formatDay(subscription.periodEnd)}.`
          : `You have ${name}.`,
        action: { label: 'Your membership', leads: 'account' },
      };
  }
}

type OverdueSubscription = Pick<NonNullable<Membership['subscription']>, 'tier' | 'amountCents' | 'graceEndsAt'>;

export function paymentOverdueText(tier: Tier, subscription: OverdueSubscription | null): string {
  if (!subscription) return 'Your last payment did not go through. Please update your card.';
  const { amountCents, graceEndsAt, tier: owed } = subscription;
  const fact = `Your last payment of ${formatCents(amountCents)} did not go through`;
  if (!isTierAtLeast(tier, owed)) return `${fact}, so your membership is paused. Update your card to continue it.`;
  if (!graceEndsAt) return `${fact}. Please update your card.`;
  return `${fact}. Everything stays open until ${formatDay(graceEndsAt)}; please update your card by then.`;
}

export function nextChargeText({ state, subscription, pending }: Membership): string | undefined {
  if (!subscription) return undefined;
  if (state === 'cancelling') return `It ends on ${formatDay(subscription.periodEnd)}. Nothing more is charged.`;
  if (state === 'past-due') return 'We charge it again as soon as you update your card.';
  const { amountCents, at } = pending
    ? { amountCents: pending.amountCents, at: pending.startsAt }
    : { amountCents: subscription.amountCents, at: subscription.periodEnd };
  return `The next charge is ${formatCents(amountCents)} on ${formatDay(at)}.`;
}
