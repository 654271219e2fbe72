export const PAID_TIERS = ['seeker', 'creator', 'visionary'] as const;

export const TIERS = ['free', ...PAID_TIERS] as const;

export type PaidTier = (typeof PAID_TIERS)[number];
export type Tier = (typeof TIERS)[number];

const names: Record<Tier, string> = { free: 'Free', seeker: 'Seeker', creator: 'Creator', visionary: 'Visionary' };

export function getTierName(tier: Tier): string {
  return names[tier];
}

export function getTierRank(tier: Tier): number {
  return TIERS.indexOf(tier);
}

/** The server checks the tier again. */
export function isTierAtLeast(tier: Tier, requiredTier: Tier): boolean {
  return getTierRank(tier) >= getTierRank(requiredTier);
}
