/** User input must not start a new email header or line. */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}

const LONGEST_NAME = 40;

const NAME = /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u;

const LONGEST_SHOWN_NAME = 60;

/** The pattern excludes texts that email clients turn into a link or a phone number. */
const SHOWN_NAME = /^(?=.*[\p{L}\p{N}])(?!.*\p{L}\.\p{L})(?!.*\p{N}{5})[\p{L}\p{M}\p{N} .'’-]+$/u;

export function toSafeMemberName(shownName: string): string {
  const name = toSingleLine(shownName);
  return [...name].length <= LONGEST_SHOWN_NAME && SHOWN_NAME.test(name) ? name : 'A member';
}

/** Visitors can enter any email address, so a name that could be spam becomes ''. */
export function toGreetingName(firstName: string): string {
  const name = toSingleLine(firstName);
  return [...name].length <= LONGEST_NAME && NAME.test(name) ? name : '';
}
