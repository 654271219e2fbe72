import { DomainEvent } from '#kernel/domain-event.ts';
import type { Tier } from '#kernel/tier.ts';

/** A member was given a tier by hand, in the place of any earlier grant; free: it was taken away. */
export class TierGranted extends DomainEvent<{ userId: string; tier: Tier }> {
  static override readonly type = 'membership.tier-granted';
}
