/**
 * Replaces control characters, line breaks and text direction marks with a space. Subjects and headings contain user
 * input, which must not start a new email header or line.
 */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}

const LONGEST_NAME = 40;

/**
 * Pattern of a name in a greeting: letters of any script with their accents, spaces, apostrophes and hyphens; at least
 * one letter.
 */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u;

const LONGEST_SHOWN_NAME = 60;

/**
 * Pattern of a member name in the body of an email. Also allows digits and full stops, but no text that email clients
 * turn into a link or a phone number.
 */
const SHOWN_NAME = /^(?=.*[\p{L}\p{N}])(?!.*\p{L}\.\p{L})(?!.*\p{N}{5})[\p{L}\p{M}\p{N} .'’-]+$/u;

/**
 * Returns the member's name for the text of an email. Returns 'A member' if the name is too long or could contain an
 * advertisement.
 */
export function toSafeMemberName(shownName: string): string {
  const name = toSingleLine(shownName);
  return [...name].length <= LONGEST_SHOWN_NAME && SHOWN_NAME.test(name) ? name : 'A member';
}

/**
 * Returns the name for a greeting, or '' if the name could be spam: a phone number, a link or a long text. Visitors can
 * enter any email address, so spam in a name would reach other people.
 */
export function toGreetingName(firstName: string): string {
  const name = toSingleLine(firstName);
  return [...name].length <= LONGEST_NAME && NAME.test(name) ? name : '';
}
