const mostCharacters = 300;

/** Pages whose next segment opens something: the links in emails and the calendars. */
const opensSomething = /^\/(u|calendar)\/.+/;
/** Ids are at most 12 of these in a row, and words of a slug are shorter than a token. */
const token = /[A-Za-z0-9_~]{20,}/;
const email = /@|%40/i;

/** The path of a URL as it may be logged: without its query, and without tokens and emails. */
export function loggedPath(url: string): string {
  const [path = ''] = url.slice(0, 10 * mostCharacters).split(/[?#]/);
  return path
    .replace(opensSomething, '/$1/…')
    .split('/')
    .map((segment) => (token.test(segment) || email.test(segment) ? '…' : segment))
    .join('/')
    .slice(0, mostCharacters);
}
