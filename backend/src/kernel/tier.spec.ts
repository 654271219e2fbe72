import { highestTier, includesTier } from './tier.ts';

describe('tiers', () => {
  it('reach their own and lower tiers', () => {
    expect(includesTier('creator', 'seeker')).toBe(true);
    expect(includesTier('creator', 'creator')).toBe(true);
    expect(includesTier('creator', 'visionary')).toBe(false);
  });

  it('have a highest one, which is free for an empty list', () => {
    expect(highestTier('seeker', 'visionary', 'creator')).toBe('visionary');
    expect(highestTier()).toBe('free');
  });
});
