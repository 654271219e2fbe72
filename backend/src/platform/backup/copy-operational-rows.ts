import { runWithOwnConnection } from '../database/connect-once.ts';
import { quoteIdentifier } from './dump-database.ts';
import { isMissingTable } from './restore-run.ts';

/**
 * No backup contains these rows: the backups in the store, and the time at which each hold ends. A queue on hold stays
 * paused in Redis.
 */
const operationalTables = ['queue_hold', 'backup_run', 'backup_list'];

/** Gives the database that a restore puts into use the rows of the former one. */
export async function copyOperationalRows(from: string, to: string): Promise<void> {
  for (const table of operationalTables) {
    const rows = await readRows(from, table);
    await runWithOwnConnection(to, async (query) => {
      await query(`delete from ${quoteIdentifier(table)}`);
      await query(
        `insert into ${quoteIdentifier(table)} select * from jsonb_populate_recordset(null::${quoteIdentifier(table)}, $1::jsonb)`,
        [rows],
      );
    });
  }
}

/** An empty database, or one of an earlier release, can lack the table. */
async function readRows(databaseUrl: string, table: string): Promise<string> {
  const found = await runWithOwnConnection(databaseUrl, (query) =>
    query<{ rows: string }>(`select coalesce(jsonb_agg(t), '[]')::text as rows from ${quoteIdentifier(table)} t`),
  ).catch((error: unknown) => {
    if (isMissingTable(error)) return [];
    throw error;
  });
  return found[0]?.rows ?? '[]';
}
