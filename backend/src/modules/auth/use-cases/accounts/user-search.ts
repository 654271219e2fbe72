/**
 * SQL condition of a user search; both parameters are the search text. Its two expressions must equal those of the two
 * indexes, so that PostgreSQL can use the indexes.
 */
export const userSearchCondition = `(u.email like lower(?)
  or search_fold(btrim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))) like search_fold(?))`;

export const toLikePattern = (fragment: string): string =>
  `%${fragment.normalize('NFKC').replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns true if the trigram indexes can find the text: it needs three letters or digits in a row. */
export const hasSearchableTrigram = (fragment: string): boolean => /[\p{L}\p{N}]{3}/u.test(fragment);
