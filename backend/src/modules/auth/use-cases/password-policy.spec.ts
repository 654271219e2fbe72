import { isLongEnough, isNotBreached, isNotOurs, isShortEnough } from './password-policy.ts';

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

  it('is not one that attackers try first, whatever its case', () => {
    expect(['password', 'Password1', 'qwertyuiop', 'ILOVEYOU', 'trustno1'].map(isNotBreached)).toEqual(
      Array(5).fill(false),
    );
  });

  it('is mistaken for one of those less than once in a thousand', () => {
    const honest = Array.from({ length: 20_000 }, (_, count) => `honest password number ${count}`);
    expect(honest.filter((password) => !isNotBreached(password))).toEqual([]);
  });

  it.each(['oneness', 'Oneness-2026!', '0nen3ss 12345678', 'Institute of Oneness', 'oneness.example', 'UnityUnity99'])(
    'is not made of our own words: %s',
    (password) => expect(isNotOurs(password)).toBe(false),
  );

  it.each([
    '12345678',
    '        ',
    'oneness of the river',
    'correct horse battery',
    'mother of pearl',
    '一二三四五六七八',
  ])('may be %j', (password) => expect(isNotOurs(password)).toBe(true));
});
