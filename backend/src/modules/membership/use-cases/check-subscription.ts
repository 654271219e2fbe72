import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { EntitlementOf } from './entitlements-of.ts';

/** Answers, under the names its callers know, what the signed-in member may see. */
@Injectable()
export class CheckSubscription {
  constructor(private readonly entitlementOf: EntitlementOf) {}

  async check({ userId }: { userId: string }): Promise<{
    subscribed: boolean;
    tier: Tier;
    interval: 'monthly' | 'annual' | null;
    subscription_end: string | null;
  }> {
    const { subscribed, tier, planInterval, subscriptionEnd } = await this.entitlementOf.read(userId);
    return { subscribed, tier, interval: planInterval, subscription_end: subscriptionEnd?.toISOString() ?? null };
  }
}
