/** Pattern for `like` that finds a text anywhere. */
export const toLikePattern = (fragment: string): string =>
  `%${fragment.normalize('NFKC').replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Trigram indexes cannot find a text without three letters or digits in a row. */
export const hasSearchableTrigram = (fragment: string): boolean => /[\p{L}\p{N}]{3}/u.test(fragment);

/**
 * Returns the lower-case words that an index can find alone. Words before an `@` are first, because many people share a
 * domain, and long words precede short ones. Returns none for non-ASCII text, because folding can join its letters.
 */
export function findSearchableWords(text: string): string[] {
  if (!/^[\x20-\x7e]*$/.test(text)) return [];
  const [name = '', ...domain] = text.toLowerCase().split('@');
  return [name, domain.join(' ')].flatMap((part) =>
    (part.match(/[a-z\d]{3,}/g) ?? []).toSorted((one, other) => other.length - one.length),
  );
}

/** Number of newest rows that a search scans first. For a common text, these rows contain enough matches for a page. */
const newestScanned = 1_000;
/** Number of newest rows, and of oldest rows, that show which words are common. */
const rowsSampled = 200;
/** A word is common if more than this number of sampled rows contain it. */
const maxMatchesOfRareWord = 20;
const maxSampledWords = 8;

interface SqlPart {
  readonly sql: string;
  readonly params: readonly unknown[];
}

interface IndexedSearch {
  readonly table: string;
  readonly alias: string;
  /** Column with the time of a row. */
  readonly time: string;
  /** Columns of the result, with the alias. */
  readonly columns: string;
  readonly condition: SqlPart;
  /** Set if the query may search the index for one word of the text instead of the whole text. */
  readonly textSearch?: {
    readonly text: string;
    /** Returns the condition for `pattern`, an SQL expression whose value is a `like` pattern in lower case. */
    readonly buildCondition: (pattern: string) => string;
  };
}

interface NewestSearch extends IndexedSearch {
  readonly joins?: string;
  /** Condition for the rows after a cursor, beginning with `and`; empty for the first page. */
  readonly after: SqlPart;
  readonly count: number;
  /** True if an index can find the text of the condition. */
  readonly isIndexed: boolean;
}

/**
 * Builds a query for the newest matching rows. It scans the newest rows first, and uses the indexes only if these rows do
 * not fill the page, because PostgreSQL misjudges how many rows match a text and picks a slow plan.
 */
export function buildNewestSearch(search: NewestSearch): { sql: string; params: unknown[] } {
  const { table, alias, time, columns, joins = '', condition, after, count, isIndexed } = search;
  const newestFirst = `order by ${alias}.${time} desc, ${alias}.id desc limit ?`;
  const from = `from ${table} ${alias}`;
  // A text that no index can find usually matches many rows, so a scan fills the page quickly.
  if (!isIndexed)
    return {
      sql: `select ${columns} ${from} ${joins} where ${condition.sql} ${after.sql} ${newestFirst}`,
      params: [...condition.params, ...after.params, count],
    };
  const keys = `${alias}.id, ${alias}.${time}`;
  const every = buildIndexedSearch({ ...search, columns: keys });
  // `materialized` prevents PostgreSQL from merging the two steps.
  return {
    sql: `with newest as materialized (
        select ${keys} from (select * ${from} where true ${after.sql} ${newestFirst}) ${alias}
        where ${condition.sql} ${newestFirst}
      ), every as materialized (
        ${every.sql} and (select count(*) from newest) < ? ${after.sql}
      ), found as (
        select * from newest where (select count(*) from newest) >= ? union all select * from every
      )
      select ${columns} from (select * from found ${alias} ${newestFirst}) page
        join ${table} ${alias} on ${alias}.id = page.id ${joins} ${newestFirst}`,
    params: [
      ...[...after.params, newestScanned, ...condition.params, count],
      ...[...every.params, count, ...after.params],
      ...[count, count, count],
    ],
  };
}

/** Builds a query for all matching rows. It searches the index for one rare word, because a common word matches many rows. */
export function buildIndexedSearch({ table, alias, time, columns, condition, textSearch }: IndexedSearch): SqlPart {
  const rows = `select ${columns} from ${table} ${alias} where`;
  const words = textSearch ? findSearchableWords(textSearch.text).slice(0, maxSampledWords) : [];
  if (!textSearch || words.length < 2) return { sql: `${rows} ${condition.sql}`, params: condition.params };
  const { text, buildCondition } = textSearch;
  const newest = `select * from ${table} order by ${time} desc, id desc limit ${rowsSampled}`;
  const oldest = `select * from ${table} order by ${time}, id limit ${rowsSampled}`;
  const sample = `((${newest}) union all (${oldest})) ${alias}`;
  // `is true` prevents PostgreSQL from also searching the index for the whole text.
  return {
    sql: `with chosen as materialized (
        select coalesce((
          select '%' || word || '%' from unnest(string_to_array(?, ' ')) with ordinality as searched (word, position)
          where (
            select count(*) from (
              select from ${sample} where ${buildCondition(`'%' || word || '%'`)} limit ${maxMatchesOfRareWord + 1}
            ) matches
          ) <= ${maxMatchesOfRareWord}
          order by position limit 1
        ), ?) as pattern
      )
      ${rows} ${buildCondition('(select pattern from chosen)')} and (${condition.sql}) is true`,
    params: [words.join(' '), toLikePattern(text).toLowerCase(), ...condition.params],
  };
}
