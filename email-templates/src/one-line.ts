/**
 * The text on a single line: control characters, line breaks of every kind and marks that turn the direction of
 * reading become one space. What people type about themselves goes into subjects and headings, so it must never be
 * able to start a new header or a new line.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}
