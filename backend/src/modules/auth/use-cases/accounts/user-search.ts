/** These expressions must equal the expressions of the two indexes, so that PostgreSQL uses the indexes. */
export const userSearchCondition = `(u.email like lower(?)
  or search_fold(btrim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))) like search_fold(?))`;
