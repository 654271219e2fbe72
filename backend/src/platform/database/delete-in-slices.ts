import type { Database } from './database.ts';

export const sliceSize = 1_000;
const maximumSlices = 100;

/** The statement must delete at most `sliceSize` rows and return their number as `count`. */
export async function deleteInSlices(
  database: Database,
  statement: string,
  params: readonly unknown[],
): Promise<number> {
  let deleted = 0;
  for (let slice = 0; slice < maximumSlices; slice++) {
    const [row] = await database.sql<{ count: number }>(statement, params);
    const count = row?.count ?? 0;
    deleted += count;
    if (count < sliceSize) break;
  }
  return deleted;
}

interface ExpiredRows {
  readonly table: string;
  readonly where: string;
  /** Column of the condition. Its index finds the oldest rows, so that PostgreSQL does not read the whole table. */
  readonly orderBy: string;
}

/**
 * Deletes at most 100,000 rows, and skips rows that another transaction has locked. Not for a partitioned table: rows of
 * two partitions can have the same `ctid`.
 */
export function deleteRowsInSlices(
  database: Database,
  { table, where, orderBy }: ExpiredRows,
  params: readonly unknown[],
): Promise<number> {
  return deleteInSlices(
    database,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${where} order by ${orderBy} limit ${sliceSize} for update skip locked)) returning 1)
     select count(*)::int as count from gone`,
    params,
  );
}
