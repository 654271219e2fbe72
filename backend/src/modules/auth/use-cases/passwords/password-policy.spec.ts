import { isLongEnough, isNotAddress, isNotBreached, isNotOurs, isShortEnough, isStorable } from './password-policy.ts';

const isAllowed = (password: string) => isLongEnough(password) && isShortEnough(password);

describe('a password', () => {
  it('has 8 to 128 characters', () => {
    expect([7, 8, 128, 129].map((length) => isAllowed('a'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('is measured in code points, so that an emoji counts as one', () => {
    expect([7, 8, 128, 129].map((length) => isAllowed('🌅'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('may be of any kind of character', () => {
    expect(['quietlantern', '      lantern', '一二三四五六七八'].map(isAllowed)).toEqual([true, true, true]);
  });

  it('is not one that attackers try first, whatever its case', () => {
    expect(['password', 'Password1', 'qwertyuiop', 'ILOVEYOU', 'trustno1'].map(isNotBreached)).toEqual(
      Array(5).fill(false),
    );
  });

  it.each([
    ...[
      '00000000',
      '88888888',
      '87654321',
      'aaaaaaaa',
      'Password1!',
      'Passw0rd!',
      '12341234',
      'Summer2024!',
      '        ',
    ],
    ...['abcdefgh', 'P@ssw0rd', 'Welcome1!', 'Winter2026!', 'qwertyui', '09876543'],
  ])('is none of those that many people think of: %j', (password) => expect(isNotBreached(password)).toBe(false));

  it.each(['amara@example.org', ' Amara@Example.org', 'AMARA.okafor'])('is not the address: %s', (password) => {
    expect(['amara@example.org', 'amara.okafor@example.org'].every((email) => isNotAddress(password, email))).toBe(
      false,
    );
    expect(isNotAddress(password, 'noor@example.org')).toBe(true);
  });

  it('holds no NUL', () => {
    expect(['quiet\0lantern', 'quiet lantern'].map(isStorable)).toEqual([false, true]);
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
