import { isBreached } from './breached-passwords.ts';

/** Lengths count Unicode code points: an emoji is one. Nothing is trimmed, cut or folded. */
const passwordLength = { least: 8, most: 128 } as const;

export const passwordTooShort = 'Password must be at least 8 characters';
export const passwordTooLong = 'Password must be less than 128 characters';
export const passwordTooKnown = 'This password is on lists that attackers try first. Please choose another one.';
export const passwordTooOurs = 'This password is made of the institute’s own words. Please choose another one.';

export const isLongEnough = (password: string): boolean => codePointsOf(password) >= passwordLength.least;
export const isShortEnough = (password: string): boolean => codePointsOf(password) <= passwordLength.most;
export const isNotBreached = (password: string): boolean => !isBreached(password);

/** Words that anybody would try at this door: the name, the domain, what is sold. Longer ones first. */
const ownWords = [
  'institute',
  'visionary',
  'membership',
  'oneness',
  'onelight',
  'example',
  'creator',
  'seeker',
  'member',
  'unity',
  'the',
  'of',
];
const fewLetters = 4;

/** Signs that stand for a letter: '0nen3ss' hides nothing. */
const lookalikes: Readonly<Record<string, string>> = { a: '4@', b: '8', e: '3', i: '1!', o: '0', s: '5$', t: '7' };
const ownPatterns = ownWords.map(
  (word) => new RegExp([...word].map((letter) => `[${letter}${lookalikes[letter] ?? ''}]`).join(''), 'g'),
);

/** False when next to nothing is left once our own words, digits and signs are taken out: 'Oneness-2026!'. */
export function isNotOurs(password: string): boolean {
  const whole = password.toLowerCase();
  const rest = ownPatterns.reduce((text, pattern) => text.replace(pattern, ' '), whole);
  return rest === whole || codePointsOf(rest.replace(/[^\p{L}]/gu, '')) >= fewLetters;
}

const codePointsOf = (text: string): number => [...text].length;
