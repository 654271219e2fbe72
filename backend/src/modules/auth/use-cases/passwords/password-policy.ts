import { accountRules } from '../accounts/account-rules.ts';
import { isBreachedPassword } from './breached-passwords.ts';

const maxPasswordLength = 128;

export const getPasswordTooShortMessage = (): string =>
  `Password must be at least ${accountRules.shortestPassword} characters`;
export const passwordTooLongMessage = 'Password must be less than 128 characters';
export const passwordBreachedMessage = 'This password is on lists that attackers try first. Please choose another one.';
export const passwordFromSiteWordsMessage =
  'This password is made of the institute’s own words. Please choose another one.';

export const passwordEqualsEmailMessage = 'This password is your email address. Please choose another one.';
export const passwordUnstorableMessage =
  'This password contains a character that cannot be stored. Please choose another one.';

export const hasMinPasswordLength = (password: string): boolean =>
  countCodePoints(password) >= accountRules.shortestPassword;
export const isWithinMaxPasswordLength = (password: string): boolean => countCodePoints(password) <= maxPasswordLength;
export const isUnbreachedPassword = (password: string): boolean => !isBreachedPassword(password);

export const isPasswordDifferentFromEmail = (password: string, email: string): boolean => {
  const [typed, address] = [password.trim().toLowerCase(), email.trim().toLowerCase()];
  return typed !== address && typed !== address.slice(0, address.lastIndexOf('@'));
};

/** PostgreSQL cannot store NUL, and some libraries end a text at NUL. */
export const isStorablePassword = (password: string): boolean => !password.includes('\0');

/** A longer word must come before a shorter word that the longer word contains. */
const siteWords = [
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
const minOtherLetters = 4;

const lookalikes: Readonly<Record<string, string>> = { a: '4@', b: '8', e: '3', i: '1!', o: '0', s: '5$', t: '7' };
const ownPatterns = siteWords.map(
  (word) => new RegExp([...word].map((letter) => `[${letter}${lookalikes[letter] ?? ''}]`).join(''), 'g'),
);

export function isPasswordMoreThanSiteWords(password: string): boolean {
  const whole = password.toLowerCase();
  const rest = ownPatterns.reduce((text, pattern) => text.replace(pattern, ' '), whole);
  return rest === whole || countCodePoints(rest.replace(/[^\p{L}]/gu, '')) >= minOtherLetters;
}

const countCodePoints = (text: string): number => [...text].length;
