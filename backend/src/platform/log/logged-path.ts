const maxCharacters = 300;

/** Paths of email links and calendar feeds, in which the part after the prefix is a secret. */
const secretPaths = /^\/(u|l|preferences|why|calendar)\/.+/;
/**
 * Matches tokens but neither ids nor slugs: an id has at most 12 letters or digits in a row, and slugs have shorter
 * words.
 */
const tokenPattern = /[A-Za-z0-9_~]{20,}/;
const emailPattern = /@|%40/i;

export function redactPath(url: string): string {
  const [path = ''] = url.slice(0, 10 * maxCharacters).split(/[?#]/);
  return path
    .replace(secretPaths, '/$1/…')
    .split('/')
    .map((segment) => (tokenPattern.test(segment) || emailPattern.test(segment) ? '…' : segment))
    .join('/')
    .slice(0, maxCharacters);
}
