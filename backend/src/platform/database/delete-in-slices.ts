import type { Database } from './database.ts';

export const sliceSize = 1_000;
const maximumSlices = 100;

/**
 * Repeats a statement that deletes at most `sliceSize` rows and returns their number as `count`. Stops after 100
 * slices, and the next scheduled run continues. Returns the number of deleted rows.
 */
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

/**
 * Deletes at most 100,000 rows that meet a condition, 1,000 at a time. Skips rows that another transaction has locked.
 */
export function deleteRowsInSlices(
  database: Database,
  { table, where }: { readonly table: string; readonly where: string },
  params: readonly unknown[],
): Promise<number> {
  return deleteInSlices(
    database,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${where} limit ${sliceSize} for update skip locked)) returning 1)
     select count(*)::int as count from gone`,
    params,
  );
}
