export interface SqlCondition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

export interface SortOrder {
  readonly key: string;
  readonly type: 'timestamptz' | 'date' | 'integer' | 'integer[]' | 'text';
  readonly direction: 'asc' | 'desc';
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => uuidPattern.test(text);

/** Removes the NUL character, which PostgreSQL's text type cannot store. */
const removeNul = (text: string): string => text.replaceAll('\0', '');

export const buildIdOrSlugCondition = (alias: string, idOrSlug: string): SqlCondition =>
  isUuid(idOrSlug)
    ? { sql: `${alias}.id = ?`, params: [idOrSlug] }
    : { sql: `${alias}.slug = ?`, params: [removeNul(idOrSlug)] };

export const escapeLikePattern = (text: string): string => removeNul(text).replace(/[\\%_]/g, '\\$&');

export const toLikePattern = (q: string): string => `%${escapeLikePattern(q.normalize('NFKC'))}%`;

export const buildTitleConditions = (alias: string, q: string | undefined): SqlCondition[] =>
  q ? [{ sql: `search_fold(${alias}.title) like search_fold(?)`, params: [toLikePattern(q)] }] : [];

export const sortNewestFirst = (key: string): SortOrder => ({ key, type: 'timestamptz', direction: 'desc' });
export const sortAscending = (key: string, type: 'integer' | 'integer[]'): SortOrder => ({
  key,
  type,
  direction: 'asc',
});
export const sortByTitle = (alias: string): SortOrder => ({
  key: `lower(${alias}.title)`,
  type: 'text',
  direction: 'asc',
});
