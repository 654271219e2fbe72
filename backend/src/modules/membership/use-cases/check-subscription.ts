import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { ReadEntitlement } from './read-entitlements.ts';

@Injectable()
export class CheckSubscription {
  constructor(private readonly readEntitlement: ReadEntitlement) {}

  async check({ userId }: { userId: string }): Promise<{
    subscribed: boolean;
    tier: Tier;
    interval: 'monthly' | 'annual' | null;
    subscription_end: string | null;
  }> {
    const { subscribed, tier, planInterval, subscriptionEnd } = await this.readEntitlement.read(userId);
    return { subscribed, tier, interval: planInterval, subscription_end: subscriptionEnd?.toISOString() ?? null };
  }
}
