import { programTier, tiersOf, unlessLocked, visibilityOf } from './visibility.ts';

describe('who may see what', () => {
  it('opens a lesson only to the highest of its own tier and those that hold it', () => {
    expect(visibilityOf('seeker', 'free', 'creator', 'seeker')).toEqual({ visibilityTier: 'creator', locked: true });
    expect(visibilityOf('creator', 'free', 'creator', 'seeker')).toEqual({ visibilityTier: 'creator', locked: false });
  });

  it('lets a visitor read what is free and what belongs to an open program', () => {
    expect(visibilityOf('free', programTier(false), 'free').locked).toBe(false);
    expect(visibilityOf('free', programTier(true), 'free').locked).toBe(true);
  });

  it('opens to everybody what is marked as open, whatever holds it', () => {
    expect(visibilityOf('free', ...tiersOf({ isOpen: true }, 'seeker', 'creator'))).toEqual({
      visibilityTier: 'free',
      locked: false,
    });
    expect(visibilityOf('free', ...tiersOf({ isOpen: false }, 'free', 'creator')).visibilityTier).toBe('creator');
  });

  it('leaves guarded fields out of the answer altogether', () => {
    expect(unlessLocked(visibilityOf('free', 'seeker'), { url: 'https://oneness.example/secret' })).toEqual({});
    expect(unlessLocked(visibilityOf('seeker', 'seeker'), { url: null })).toEqual({ url: null });
  });
});
