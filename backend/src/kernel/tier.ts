/** Tiers of membership, lowest first. */
export const tiers = ['free', 'seeker', 'creator', 'visionary'] as const;
export type Tier = (typeof tiers)[number];

export const paidTiers = ['seeker', 'creator', 'visionary'] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

export const tierRank = (tier: Tier): number => tiers.indexOf(tier);

export const includesTier = (tier: Tier, needed: Tier): boolean => tierRank(tier) >= tierRank(needed);

export const highestTier = (...given: Tier[]): Tier =>
  given.reduce<Tier>((highest, tier) => (includesTier(highest, tier) ? highest : tier), 'free');
