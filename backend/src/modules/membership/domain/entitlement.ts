import { reaches, type Tier } from '#kernel/tier.ts';

/** What a member's subscription says at a moment. */
export interface PaidTerms {
  readonly tier: Tier;
  readonly status: string;
  readonly interval: 'monthly' | 'annual';
  readonly periodEnd: Date;
}

/** What a person may see, and what it rests on. */
export interface Entitlement {
  /** The higher of what is paid and what was granted. */
  readonly tier: Tier;
  readonly subscribed: boolean;
  /** The three below are Stripe's while the paid tier is the effective one, else null. */
  readonly planStatus: string | null;
  readonly planInterval: 'monthly' | 'annual' | null;
  readonly subscriptionEnd: Date | null;
}

/** Two facts make a tier, and they are never mixed: what Stripe says is paid, and what an administrator granted. */
export function entitlementFrom(paid: PaidTerms | undefined, granted: Tier): Entitlement {
  if (paid && paid.tier !== 'free' && reaches(paid.tier, granted)) {
    const { tier, status, interval, periodEnd } = paid;
    return { tier, subscribed: true, planStatus: status, planInterval: interval, subscriptionEnd: periodEnd };
  }
  const nothingPaid = { planStatus: null, planInterval: null, subscriptionEnd: null };
  return { tier: granted, subscribed: granted !== 'free', ...nothingPaid };
}
