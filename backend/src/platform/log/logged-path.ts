const maxCharacters = 300;

/** The path segment after these prefixes is a secret from an email link or a calendar feed. */
const secretPaths = /^\/(u|calendar)\/.+/;
/**
 * Matches tokens but neither ids nor slugs: an id has at most 12 such characters in a row, and a word of a slug is
 * shorter than 20.
 */
const token = /[A-Za-z0-9_~]{20,}/;
const email = /@|%40/i;

export function redactPath(url: string): string {
  const [path = ''] = url.slice(0, 10 * maxCharacters).split(/[?#]/);
  return path
    .replace(secretPaths, '/$1/…')
    .split('/')
    .map((segment) => (token.test(segment) || email.test(segment) ? '…' : segment))
    .join('/')
    .slice(0, maxCharacters);
}
