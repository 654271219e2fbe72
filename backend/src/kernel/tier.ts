export const tiers = ['free', 'seeker', 'creator', 'visionary'] as const;
export type Tier = (typeof tiers)[number];

export const paidTiers = ['seeker', 'creator', 'visionary'] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

export const getTierRank = (tier: Tier): number => tiers.indexOf(tier);

export const isTierAtLeast = (tier: Tier, needed: Tier): boolean => getTierRank(tier) >= getTierRank(needed);

export const getHighestTier = (...given: Tier[]): Tier =>
  given.reduce<Tier>((highest, tier) => (isTierAtLeast(highest, tier) ? highest : tier), 'free');
