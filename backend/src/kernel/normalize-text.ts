const maxMarkRunLength = 30;
const graphemeJoiner = '\u034f';
const longMarkRunPattern = new RegExp(
  `((?:(?!${graphemeJoiner})\\p{M}){${maxMarkRunLength}})(?=(?!${graphemeJoiner})\\p{M})`,
  'gu',
);

/**
 * Inserts a joiner into long sequences of combining marks (accents), because normalising such a sequence takes
 * quadratic time (UAX #15, stream-safe text).
 */
export const splitMarkRuns = (text: string): string => text.replace(longMarkRunPattern, `$1${graphemeJoiner}`);

/**
 * Matches accents of Latin, Greek and Cyrillic and vowel points of Hebrew and Arabic. It must match the same characters
 * as the SQL function `search_fold`, so that the API and the database compare equal texts.
 */
const accentPattern = /(?!\u3099|\u309a)\p{Script=Inherited}|(?=\p{Script=Hebrew}|\p{Script=Arabic})\p{M}|\u0640/gu;
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

export const normalizeForSearch = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : splitMarkRuns(text).normalize('NFKD').replace(accentPattern, '').normalize('NFKC').toLowerCase();

/** Returns the text in Unicode form NFC, in which text is stored and compared. */
export const normalizeText = (text: string): string => splitMarkRuns(text).normalize('NFC');
