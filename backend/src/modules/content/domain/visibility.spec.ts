import { getProgramTier, getRequiredTiers, hideWhenLocked, computeVisibility } from './visibility.ts';

describe('visibility rules', () => {
  it('require the highest tier of a lesson, its module and its program', () => {
    expect(computeVisibility('seeker', 'free', 'creator', 'seeker')).toEqual({
      visibilityTier: 'creator',
      locked: true,
    });
    expect(computeVisibility('creator', 'free', 'creator', 'seeker')).toEqual({
      visibilityTier: 'creator',
      locked: false,
    });
  });

  it('open free items and items of an open program to visitors', () => {
    expect(computeVisibility('free', getProgramTier(false), 'free').locked).toBe(false);
    expect(computeVisibility('free', getProgramTier(true), 'free').locked).toBe(true);
  });

  it('open an item marked as open, regardless of the tiers of its parents', () => {
    expect(computeVisibility('free', ...getRequiredTiers({ isOpen: true }, 'seeker', 'creator'))).toEqual({
      visibilityTier: 'free',
      locked: false,
    });
    expect(computeVisibility('free', ...getRequiredTiers({ isOpen: false }, 'free', 'creator')).visibilityTier).toBe(
      'creator',
    );
  });

  it('leave guarded fields out of the response when an item is locked', () => {
    expect(hideWhenLocked(computeVisibility('free', 'seeker'), { url: 'https://oneness.example/secret' })).toEqual({});
    expect(hideWhenLocked(computeVisibility('seeker', 'seeker'), { url: null })).toEqual({ url: null });
  });
});
