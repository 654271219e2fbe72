import { Injectable } from '@nestjs/common';
import { isTierAtLeast, type PaidTier, type Tier } from '#kernel/tier.ts';
import { computeEntitlement } from '../domain/entitlement.ts';
import { computeMembershipState } from '../domain/membership-state.ts';
import { ReadEntitlements, type PaidAndGrantedTier } from './read-entitlements.ts';

export interface UrgentNotice {
  readonly kind: 'unpaid' | 'ending';
  readonly tier: PaidTier;
  readonly amountCents: number;
  readonly until: Date | null;
}

@Injectable()
export class ReadUrgentNotice {
  constructor(private readonly readEntitlements: ReadEntitlements) {}

  async read(userId: string): Promise<{ tier: Tier; urgent: UrgentNotice | null }> {
    const facts = await this.readEntitlements.readTierSources(userId);
    const { tier } = computeEntitlement(facts.paid, facts.granted);
    return { tier, urgent: findUrgentNotice(facts, tier) };
  }
}

function findUrgentNotice({ paid, granted }: PaidAndGrantedTier, tier: Tier): UrgentNotice | null {
  if (!paid) return null;
  const { boughtTier, amountCents, periodEnd, graceEndsAt } = paid;
  const state = computeMembershipState({ tier, subscription: paid, isChangePending: false, wasRefunded: false });
  if (state === 'past-due') {
    const closes = isTierAtLeast(tier, boughtTier) && !isTierAtLeast(granted, boughtTier);
    return { kind: 'unpaid', tier: boughtTier, amountCents, until: closes ? graceEndsAt : null };
  }
  // No message is needed when a grant gives the member the same or a higher tier after the subscription ends.
  if (state !== 'cancelling' || isTierAtLeast(granted, boughtTier)) return null;
  return { kind: 'ending', tier: boughtTier, amountCents, until: periodEnd };
}
