export interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

export interface SortOrder {
  readonly key: string;
  readonly type: 'timestamptz' | 'date' | 'integer' | 'integer[]' | 'text';
  readonly direction: 'asc' | 'desc';
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/** Removes the NUL character, which PostgreSQL's text type cannot store. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** SQL condition that matches a row by its id or its slug, for a row or for the parent of rows. */
export const isOrHasSlug = (alias: string, idOrSlug: string): Condition =>
  isId(idOrSlug)
    ? { sql: `${alias}.id = ?`, params: [idOrSlug] }
    : { sql: `${alias}.slug = ?`, params: [withoutNul(idOrSlug)] };

/** LIKE pattern for text that `search_fold` has converted, so that case and accents are ignored. */
export const likePattern = (q: string): string =>
  `%${withoutNul(q)
    .normalize('NFKC')
    .replace(/[\\%_]/g, '\\$&')}%`;

export const titleMatches = (alias: string, q: string | undefined): Condition[] =>
  q ? [{ sql: `search_fold(${alias}.title) like search_fold(?)`, params: [likePattern(q)] }] : [];

export const newestFirst = (key: string): SortOrder => ({ key, type: 'timestamptz', direction: 'desc' });
export const inOrder = (key: string, type: 'integer' | 'integer[]'): SortOrder => ({ key, type, direction: 'asc' });
export const byTitle = (alias: string): SortOrder => ({ key: `lower(${alias}.title)`, type: 'text', direction: 'asc' });
