export const PAID_TIERS = ['seeker', 'creator', 'visionary'] as const;

/** Each opens all that those before it open. */
export const TIERS = ['free', ...PAID_TIERS] as const;

export type PaidTier = (typeof PAID_TIERS)[number];
export type Tier = (typeof TIERS)[number];

const names: Record<Tier, string> = { free: 'Free', seeker: 'Seeker', creator: 'Creator', visionary: 'Visionary' };

export function tierName(tier: Tier): string {
  return names[tier];
}

/** Zero for free, and one more for each tier above. */
export function rankOf(tier: Tier): number {
  return TIERS.indexOf(tier);
}

/** Whether somebody of this tier may open what is kept for `needed` and above. The server decides again for itself. */
export function reaches(tier: Tier, needed: Tier): boolean {
  return rankOf(tier) >= rankOf(needed);
}
