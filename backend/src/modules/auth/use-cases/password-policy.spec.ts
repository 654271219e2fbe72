import { isLongEnough, isShortEnough } from './password-policy.ts';

const isAllowed = (password: string) => isLongEnough(password) && isShortEnough(password);

describe('a password', () => {
  it('has 8 to 128 characters', () => {
    expect([7, 8, 128, 129].map((length) => isAllowed('a'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('is measured in code points, so that an emoji counts as one', () => {
    expect([7, 8, 128, 129].map((length) => isAllowed('🌅'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('may consist of small letters, or of spaces, alone', () => {
    expect(['abcdefgh', '        '].map(isAllowed)).toEqual([true, true]);
  });
});
