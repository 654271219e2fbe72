/** Lowest first. */
export const tiers = ['free', 'seeker', 'creator', 'visionary'] as const;
export type Tier = (typeof tiers)[number];

export const paidTiers = ['seeker', 'creator', 'visionary'] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

export const rankOf = (tier: Tier): number => tiers.indexOf(tier);

export const reaches = (tier: Tier, needed: Tier): boolean => rankOf(tier) >= rankOf(needed);

/** Returns free when there is no tier. */
export const highestTier = (...given: Tier[]): Tier =>
  given.reduce<Tier>((highest, tier) => (reaches(highest, tier) ? highest : tier), 'free');
