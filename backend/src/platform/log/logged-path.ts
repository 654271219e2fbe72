const maxCharacters = 300;

/** The part after the prefix of these paths is a secret. */
const secretPaths = /^\/(u|l|preferences|why|calendar)\/.+/;
/** Ids have at most 12 characters between hyphens, and slugs have short words, so only tokens match. */
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
