/** These expressions must equal the expressions of the two indexes, so that PostgreSQL uses the indexes. */
export const userSearchCondition = `(u.email like lower(?)
  or search_fold(btrim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))) like search_fold(?))`;

export const toLikePattern = (fragment: string): string =>
  `%${fragment.normalize('NFKC').replace(/[\\%_]/g, String.raw`\$&`)}%`;

export const hasSearchableTrigram = (fragment: string): boolean => /[\p{L}\p{N}]{3}/u.test(fragment);
