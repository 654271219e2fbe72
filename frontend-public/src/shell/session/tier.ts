import type { Tier } from './subscription.ts';

const RANKS: Record<Tier, number> = { free: 0, seeker: 1, creator: 2, visionary: 3 };

/** Whether somebody of this tier may open what is kept for `needed` and above. The server decides again for itself. */
export function reaches(tier: Tier, needed: Tier): boolean {
  return RANKS[tier] >= RANKS[needed];
}
