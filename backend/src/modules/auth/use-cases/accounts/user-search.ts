/**
 * True of the users `u` whose address or 'first last' is like the two parameters, both the same. The words are those of
 * the two indexes; addresses are stored in lower case.
 */
export const matching = `(u.email like lower(?)
  or search_fold(btrim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))) like search_fold(?))`;

/** What a text must be like to hold the fragment as it was typed: `%`, `_` and `\` mean themselves. */
export const containing = (fragment: string): string =>
  `%${fragment.normalize('NFKC').replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether the indexes can look for it: they know runs of three letters or digits. */
export const hasTrigram = (fragment: string): boolean => /[\p{L}\p{N}]{3}/u.test(fragment);
