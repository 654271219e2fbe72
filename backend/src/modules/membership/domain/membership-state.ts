import type { Tier } from '#kernel/tier.ts';

export const membershipStates = [
  'free',
  'granted',
  'paying',
  'pending-change',
  'cancelling',
  'past-due',
  'refunded',
] as const;
export type MembershipState = (typeof membershipStates)[number];

interface MembershipFacts {
  readonly tier: Tier;
  readonly subscription: {
    readonly meaning: string;
    readonly status: string;
    readonly cancelAtPeriodEnd: boolean;
  } | null;
  readonly isChangePending: boolean;
  readonly wasRefunded: boolean;
}

/** The state is `granted` only when no subscription is paid and no payment is overdue. */
export function computeMembershipState({
  tier,
  subscription,
  isChangePending,
  wasRefunded,
}: MembershipFacts): MembershipState {
  if (subscription?.meaning === 'owes' || subscription?.status === 'unpaid') return 'past-due';
  if (subscription?.meaning === 'pays') {
    if (subscription.cancelAtPeriodEnd) return 'cancelling';
    return isChangePending ? 'pending-change' : 'paying';
  }
  if (tier !== 'free') return 'granted';
  return wasRefunded ? 'refunded' : 'free';
}
