/**
 * Both SQL parameters are the searched text. The two expressions must equal those of the two indexes; email addresses
 * are stored in lower case.
 */
export const matching = `(u.email like lower(?)
  or search_fold(btrim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))) like search_fold(?))`;

export const likePattern = (fragment: string): string =>
  `%${fragment.normalize('NFKC').replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The trigram indexes only find texts with three letters or digits in a row. */
export const hasTrigram = (fragment: string): boolean => /[\p{L}\p{N}]{3}/u.test(fragment);
