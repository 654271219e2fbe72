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
  /** This field and the next two are null unless the paid tier applies. */
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
