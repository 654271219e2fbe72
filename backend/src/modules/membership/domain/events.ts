import { DomainEvent } from '#kernel/domain-event.ts';
import type { Tier } from '#kernel/tier.ts';

export class TierGranted extends DomainEvent<{ userId: string; tier: Tier }> {
  static override readonly type = 'membership.tier-granted';
}
