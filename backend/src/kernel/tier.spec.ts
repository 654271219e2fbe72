import { getHighestTier, isTierAtLeast } from './tier.ts';

describe('tiers', () => {
  it('reach their own and lower tiers', () => {
    expect(isTierAtLeast('creator', 'seeker')).toBe(true);
    expect(isTierAtLeast('creator', 'creator')).toBe(true);
    expect(isTierAtLeast('creator', 'visionary')).toBe(false);
  });

  it('have a highest one, which is free for an empty list', () => {
    expect(getHighestTier('seeker', 'visionary', 'creator')).toBe('visionary');
    expect(getHighestTier()).toBe('free');
  });
});
