import type { Tier } from '#kernel/tier.ts';

/** How a membership stands, in one word; the screens are built on these. */
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

interface WhatIsKnown {
  /** The effective tier. */
  readonly tier: Tier;
  readonly subscription: {
    readonly meaning: string;
    readonly status: string;
    readonly cancelAtPeriodEnd: boolean;
  } | null;
  readonly isChangePending: boolean;
  readonly wasRefunded: boolean;
}

/** What is paid, or owed, speaks before what was granted. */
export function stateOf({ tier, subscription, isChangePending, wasRefunded }: WhatIsKnown): MembershipState {
  if (subscription?.meaning === 'owes' || subscription?.status === 'unpaid') return 'past-due';
  if (subscription?.meaning === 'pays') {
    if (subscription.cancelAtPeriodEnd) return 'cancelling';
    return isChangePending ? 'pending-change' : 'paying';
  }
  if (tier !== 'free') return 'granted';
  return wasRefunded ? 'refunded' : 'free';
}
