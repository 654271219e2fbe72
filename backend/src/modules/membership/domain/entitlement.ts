import { isTierAtLeast, type Tier } from '#kernel/tier.ts';

export interface PaidSubscriptionTerms {
  readonly tier: Tier;
  readonly status: string;
  readonly interval: 'monthly' | 'annual';
  readonly periodEnd: Date;
}

export interface Entitlement {
  readonly tier: Tier;
  readonly subscribed: boolean;
  /** `planStatus`, `planInterval` and `subscriptionEnd` are null when the tier is free or comes from a grant. */
  readonly planStatus: string | null;
  readonly planInterval: 'monthly' | 'annual' | null;
  readonly subscriptionEnd: Date | null;
}

export function computeEntitlement(paid: PaidSubscriptionTerms | undefined, granted: Tier): Entitlement {
  if (paid && paid.tier !== 'free' && isTierAtLeast(paid.tier, granted)) {
    const { tier, status, interval, periodEnd } = paid;
    return { tier, subscribed: true, planStatus: status, planInterval: interval, subscriptionEnd: periodEnd };
  }
  const nothingPaid = { planStatus: null, planInterval: null, subscriptionEnd: null };
  return { tier: granted, subscribed: granted !== 'free', ...nothingPaid };
}
