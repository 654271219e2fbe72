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
  /**
   * Stripe's status of the subscription. This field and the two below it are null unless the paid tier is the effective
   * one.
   */
  readonly planStatus: string | null;
  readonly planInterval: 'monthly' | 'annual' | null;
  readonly subscriptionEnd: Date | null;
}

/** Combines the tier paid at Stripe and the tier granted by an administrator; the member has the higher of the two. */
export function computeEntitlement(paid: PaidSubscriptionTerms | undefined, granted: Tier): Entitlement {
  if (paid && paid.tier !== 'free' && isTierAtLeast(paid.tier, granted)) {
    const { tier, status, interval, periodEnd } = paid;
    return { tier, subscribed: true, planStatus: status, planInterval: interval, subscriptionEnd: periodEnd };
  }
  const nothingPaid = { planStatus: null, planInterval: null, subscriptionEnd: null };
  return { tier: granted, subscribed: granted !== 'free', ...nothingPaid };
}
