export type Tier = 'free' | 'seeker' | 'creator' | 'visionary';

const names: Record<Tier, string> = { free: 'Free', seeker: 'Seeker', creator: 'Creator', visionary: 'Visionary' };

export function tierName(tier: Tier): string {
  return names[tier];
}
