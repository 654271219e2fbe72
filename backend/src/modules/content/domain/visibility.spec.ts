import { programTier, requiredTiers, unlessLocked, computeVisibility } from './visibility.ts';

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

  it('open free pieces and pieces of an open program to visitors', () => {
    expect(computeVisibility('free', programTier(false), 'free').locked).toBe(false);
    expect(computeVisibility('free', programTier(true), 'free').locked).toBe(true);
  });

  it('open a piece marked as open, regardless of the tiers of its parents', () => {
    expect(computeVisibility('free', ...requiredTiers({ isOpen: true }, 'seeker', 'creator'))).toEqual({
      visibilityTier: 'free',
      locked: false,
    });
    expect(computeVisibility('free', ...requiredTiers({ isOpen: false }, 'free', 'creator')).visibilityTier).toBe(
      'creator',
    );
  });

  it('leave guarded fields out of the response when a piece is locked', () => {
    expect(unlessLocked(computeVisibility('free', 'seeker'), { url: 'https://oneness.example/secret' })).toEqual({});
    expect(unlessLocked(computeVisibility('seeker', 'seeker'), { url: null })).toEqual({ url: null });
  });
});
