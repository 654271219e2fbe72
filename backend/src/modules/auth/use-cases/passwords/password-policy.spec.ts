import {
  hasMinPasswordLength,
  isPasswordDifferentFromEmail,
  isUnbreachedPassword,
  isPasswordMoreThanSiteWords,
  isWithinMaxPasswordLength,
  isStorablePassword,
} from './password-policy.ts';

const isAllowed = (password: string) => hasMinPasswordLength(password) && isWithinMaxPasswordLength(password);

describe('password policy', () => {
  it('accepts 8 to 128 characters', () => {
    expect([7, 8, 128, 129].map((length) => isAllowed('a'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('counts code points, so that an emoji counts as one', () => {
    expect([7, 8, 128, 129].map((length) => isAllowed('🌅'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('accepts any kind of character', () => {
    expect(['quietlantern', '      lantern', '一二三四五六七八'].map(isAllowed)).toEqual([true, true, true]);
  });

  it('rejects common passwords in any case', () => {
    expect(['password', 'Password1', 'qwertyuiop', 'ILOVEYOU', 'trustno1'].map(isUnbreachedPassword)).toEqual(
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
  ])('rejects the common password %j', (password) => expect(isUnbreachedPassword(password)).toBe(false));

  it.each(['amara@example.org', ' Amara@Example.org', 'AMARA.okafor'])(
    'rejects the email of the account: %s',
    (password) => {
      expect(
        ['amara@example.org', 'amara.okafor@example.org'].every((email) =>
          isPasswordDifferentFromEmail(password, email),
        ),
      ).toBe(false);
      expect(isPasswordDifferentFromEmail(password, 'noor@example.org')).toBe(true);
    },
  );

  it('rejects NUL', () => {
    expect(['quiet\0lantern', 'quiet lantern'].map(isStorablePassword)).toEqual([false, true]);
  });

  it('rejects fewer than one in a thousand random passwords by mistake', () => {
    const honest = Array.from({ length: 20_000 }, (_, count) => `honest password number ${count}`);
    expect(honest.filter((password) => !isUnbreachedPassword(password))).toEqual([]);
  });

  it.each(['oneness', 'Oneness-2026!', '0nen3ss 12345678', 'Institute of Oneness', 'oneness.example', 'UnityUnity99'])(
    'rejects a password made of our own words: %s',
    (password) => expect(isPasswordMoreThanSiteWords(password)).toBe(false),
  );

  it.each([
    '12345678',
    '        ',
    'oneness of the river',
    'correct horse battery',
    'mother of pearl',
    '一二三四五六七八',
  ])('accepts %j', (password) => expect(isPasswordMoreThanSiteWords(password)).toBe(true));
});
