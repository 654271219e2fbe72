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

/** Deletes at most 100,000 rows, and skips rows that another transaction has locked. */
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
