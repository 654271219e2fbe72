/** Pattern for `like` that finds a text anywhere. */
export const toLikePattern = (fragment: string): string =>
  `%${fragment.normalize('NFKC').replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Trigram indexes cannot find a text without three letters or digits in a row. */
export const hasSearchableTrigram = (fragment: string): boolean => /[\p{L}\p{N}]{3}/u.test(fragment);

/** Number of newest rows that a search scans first. For a common text, these rows contain enough matches for a page. */
const newestScanned = 1_000;

interface NewestSearch {
  readonly table: string;
  readonly alias: string;
  /** Column with the time of a row. */
  readonly time: string;
  /** Columns of the result, with the alias. */
  readonly columns: string;
  readonly joins?: string;
  readonly condition: { readonly sql: string; readonly params: readonly unknown[] };
  /** Condition for the rows after a cursor, beginning with `and`; empty for the first page. */
  readonly after: { readonly sql: string; readonly params: readonly unknown[] };
  readonly count: number;
  /** True if an index can find the text of the condition. */
  readonly isIndexed: boolean;
}

/**
 * Builds a query for the newest matching rows. PostgreSQL misjudges the number of matches of a text and picks a slow plan,
 * so the query first scans the newest rows, and uses the indexes only if these do not fill the page. `materialized`
 * prevents PostgreSQL from merging the two steps. A text that no index can find usually matches many rows, so a scan fills
 * the page quickly.
 */
export function buildNewestSearch(search: NewestSearch): { sql: string; params: unknown[] } {
  const { table, alias, time, columns, joins = '', condition, after, count, isIndexed } = search;
  const newestFirst = `order by ${alias}.${time} desc, ${alias}.id desc limit ?`;
  const from = `from ${table} ${alias}`;
  if (!isIndexed)
    return {
      sql: `select ${columns} ${from} ${joins} where ${condition.sql} ${after.sql} ${newestFirst}`,
      params: [...condition.params, ...after.params, count],
    };
  const keys = `${alias}.id, ${alias}.${time}`;
  return {
    sql: `with newest as materialized (
        select ${keys} from (select * ${from} where true ${after.sql} ${newestFirst}) ${alias}
        where ${condition.sql} ${newestFirst}
      ), every as materialized (
        select ${keys} ${from} where (select count(*) from newest) < ? and ${condition.sql} ${after.sql}
      ), found as (
        select * from newest where (select count(*) from newest) >= ? union all select * from every
      )
      select ${columns} from (select * from found ${alias} ${newestFirst}) page
        join ${table} ${alias} on ${alias}.id = page.id ${joins} ${newestFirst}`,
    params: [
      ...[...after.params, newestScanned, ...condition.params, count],
      ...[count, ...condition.params, ...after.params],
      ...[count, count, count],
    ],
  };
}
