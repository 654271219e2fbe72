const maxMarkRunLength = 30;
const graphemeJoiner = '\u034f';
const longMarkRunPattern = new RegExp(
  `((?:(?!${graphemeJoiner})\\p{M}){${maxMarkRunLength}})(?=(?!${graphemeJoiner})\\p{M})`,
  'gu',
);

/**
 * Normalizing a long run of combining marks takes quadratic time. A joiner splits the run (UAX #15, stream-safe text).
 */
export const splitMarkRuns = (text: string): string => text.replace(longMarkRunPattern, `$1${graphemeJoiner}`);

/** Must match the same characters as the SQL function `search_fold`, so that the API and the database agree. */
const accentPattern = /(?!\u3099|\u309a)\p{Script=Inherited}|(?=\p{Script=Hebrew}|\p{Script=Arabic})\p{M}|\u0640/gu;
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

export const normalizeForSearch = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : splitMarkRuns(text).normalize('NFKD').replace(accentPattern, '').normalize('NFKC').toLowerCase();

export const normalizeText = (text: string): string => splitMarkRuns(text).normalize('NFC');
