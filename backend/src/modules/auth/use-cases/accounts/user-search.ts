import { toLikePattern } from '#platform/database/search-newest.ts';

interface SearchPatterns {
  readonly email?: string;
  readonly name?: string;
  readonly alias?: string;
}

/**
 * Returns the SQL condition for an email or a full name that matches a LIKE pattern. PostgreSQL uses the two indexes only if
 * the compared expressions are the same as in the indexes.
 */
export const buildUserSearchCondition = ({
  email = 'lower(?)',
  name = 'search_fold(?)',
  alias = 'u',
}: SearchPatterns = {}): string => `(${alias}.email like ${email}
  or search_fold(btrim(coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, ''))) like ${name})`;

/** Returns the search for a text in emails and full names, for queries of `search-newest.ts` with the alias `u`. */
export function buildUserSearch(text: string) {
  const like = toLikePattern(text);
  return {
    condition: { sql: buildUserSearchCondition(), params: [like, like] },
    textSearch: {
      text,
      buildCondition: (pattern: string) => buildUserSearchCondition({ email: pattern, name: pattern }),
    },
  };
}
