/**
 * Replaces control characters, line breaks and text direction marks with a space. User input is used in subjects and
 * headings, so it must not start a new header or line.
 */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}

const LONGEST_NAME = 40;

/** Letters of any script with their marks, spaces, apostrophes and hyphens; at least one letter. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u;

const LONGEST_SHOWN_NAME = 60;

/** Like NAME, but also with digits and full stops, and without links and phone numbers that email clients detect. */
const SHOWN_NAME = /^(?=.*[\p{L}\p{N}])(?!.*\p{L}\.\p{L})(?!.*\p{N}{5})[\p{L}\p{M}\p{N} .'’-]+$/u;

/** Returns the member's name for the text of an email; 'A member' if the name could contain an advertisement. */
export function toSafeMemberName(shownName: string): string {
  const name = toSingleLine(shownName);
  return [...name].length <= LONGEST_SHOWN_NAME && SHOWN_NAME.test(name) ? name : 'A member';
}

/**
 * Returns the name for a greeting, or '' for a greeting without a name. Forms accept any email address, so a name must
 * not contain spam: phone numbers, links and long texts are rejected. For the same reason no subject contains a name.
 */
export function toGreetingName(firstName: string): string {
  const name = toSingleLine(firstName);
  return [...name].length <= LONGEST_NAME && NAME.test(name) ? name : '';
}
