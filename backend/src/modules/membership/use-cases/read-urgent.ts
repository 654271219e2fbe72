import { Injectable } from '@nestjs/common';
import { reaches, type PaidTier, type Tier } from '#kernel/tier.ts';
import { entitlementFrom } from '../domain/entitlement.ts';
import { stateOf } from '../domain/membership-state.ts';
import { EntitlementsOf, type Facts } from './entitlements-of.ts';

export interface Urgent {
  /** `unpaid`: a payment is owed. `ending`: it was cancelled, and access is lost at its end. */
  readonly kind: 'unpaid' | 'ending';
  readonly tier: PaidTier;
  readonly amountCents: number;
  readonly until: Date | null;
}

@Injectable()
export class ReadUrgent {
  constructor(private readonly entitlementsOf: EntitlementsOf) {}

  async read(userId: string): Promise<{ tier: Tier; urgent: Urgent | null }> {
    const facts = await this.entitlementsOf.factsOf(userId);
    const { tier } = entitlementFrom(facts.paid, facts.granted);
    return { tier, urgent: urgentOf(facts, tier) };
  }
}

function urgentOf({ paid, granted }: Facts, tier: Tier): Urgent | null {
  if (!paid) return null;
  const { boughtTier, amountCents, periodEnd, graceEndsAt } = paid;
  const state = stateOf({ tier, subscription: paid, isChangePending: false, wasRefunded: false });
  if (state === 'past-due') {
    const closes = reaches(tier, boughtTier) && !reaches(granted, boughtTier);
    return { kind: 'unpaid', tier: boughtTier, amountCents, until: closes ? graceEndsAt : null };
  }
  // A member with an equal grant loses nothing when the subscription ends.
  if (state !== 'cancelling' || reaches(granted, boughtTier)) return null;
  return { kind: 'ending', tier: boughtTier, amountCents, until: periodEnd };
}
