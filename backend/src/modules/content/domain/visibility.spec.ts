import { programTier, tiersOf, unlessLocked, visibilityOf } from './visibility.ts';

describe('visibility rules', () => {
  it('require the highest tier of a lesson, its module and its program', () => {
    expect(visibilityOf('seeker', 'free', 'creator', 'seeker')).toEqual({ visibilityTier: 'creator', locked: true });
    expect(visibilityOf('creator', 'free', 'creator', 'seeker')).toEqual({ visibilityTier: 'creator', locked: false });
  });

  it('open free pieces and pieces of an open program to visitors', () => {
    expect(visibilityOf('free', programTier(false), 'free').locked).toBe(false);
    expect(visibilityOf('free', programTier(true), 'free').locked).toBe(true);
  });

  it('open a piece marked as open, regardless of the tiers of its parents', () => {
    expect(visibilityOf('free', ...tiersOf({ isOpen: true }, 'seeker', 'creator'))).toEqual({
      visibilityTier: 'free',
      locked: false,
    });
    expect(visibilityOf('free', ...tiersOf({ isOpen: false }, 'free', 'creator')).visibilityTier).toBe('creator');
  });

  it('leave guarded fields out of the response when a piece is locked', () => {
    expect(unlessLocked(visibilityOf('free', 'seeker'), { url: 'https://oneness.example/secret' })).toEqual({});
    expect(unlessLocked(visibilityOf('seeker', 'seeker'), { url: null })).toEqual({ url: null });
  });
});
