/**
 * The text on a single line: control characters, line breaks of every kind and marks that turn the direction of
 * reading become one space. What people type about themselves goes into subjects and headings, so it must never be
 * able to start a new header or a new line.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}

const LONGEST_NAME = 40;

/** Letters of any script with their marks, spaces, apostrophes and hyphens; at least one letter. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u;

const LONGEST_SHOWN_NAME = 60;

/** As a name, with digits and full stops, but without what mail programs make a link or a telephone number of. */
const SHOWN_NAME = /^(?=.*[\p{L}\p{N}])(?!.*\p{L}\.\p{L})(?!.*\p{N}{5})[\p{L}\p{M}\p{N} .'’-]+$/u;

/** How a member is called in the body of an email; 'A member' where the name could carry an advertisement. */
export function memberName(shownName: string): string {
  const name = oneLine(shownName);
  return [...name].length <= LONGEST_SHOWN_NAME && SHOWN_NAME.test(name) ? name : 'A member';
}

/**
 * The name to greet with, or '' to greet without one.
 * Anybody can enter anybody's address into a form, so a name field must not carry a stranger's advertisement: no digits
 * of a telephone, no address in whatever disguise. Whatever is not a name, or too long to be one, is left out. For the same
 * reason no subject holds a name.
 */
export function greetingName(firstName: string): string {
  const name = oneLine(firstName);
  return [...name].length <= LONGEST_NAME && NAME.test(name) ? name : '';
}
