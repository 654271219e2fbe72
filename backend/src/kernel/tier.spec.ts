import { highestTier, reaches } from './tier.ts';

describe('tiers', () => {
  it('reach their own and lower tiers', () => {
    expect(reaches('creator', 'seeker')).toBe(true);
    expect(reaches('creator', 'creator')).toBe(true);
    expect(reaches('creator', 'visionary')).toBe(false);
  });

  it('have a highest one, which is free for an empty list', () => {
    expect(highestTier('seeker', 'visionary', 'creator')).toBe('visionary');
    expect(highestTier()).toBe('free');
  });
});
