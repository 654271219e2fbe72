const mostMarks = 30;
const graphemeJoiner = '\u034f';
const tooManyMarks = new RegExp(`((?:(?!${graphemeJoiner})\\p{M}){${mostMarks}})(?=(?!${graphemeJoiner})\\p{M})`, 'gu');

/** Divides long runs of combining marks (UAX #15, stream-safe text): their normalization takes quadratic time. */
export const divideMarks = (text: string): string => text.replace(tooManyMarks, `$1${graphemeJoiner}`);

/** NFC, the form in which text is stored and compared. */
export const normalText = (text: string): string => divideMarks(text).normalize('NFC');
