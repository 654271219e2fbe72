import { highestTier, reaches } from './tier.ts';

describe('tiers', () => {
  it('lets a tier see what is meant for it and for those below', () => {
    expect(reaches('creator', 'seeker')).toBe(true);
    expect(reaches('creator', 'creator')).toBe(true);
    expect(reaches('creator', 'visionary')).toBe(false);
  });

  it('takes the highest of several facts, and free when there is none', () => {
    expect(highestTier('seeker', 'visionary', 'creator')).toBe('visionary');
    expect(highestTier()).toBe('free');
  });
});
