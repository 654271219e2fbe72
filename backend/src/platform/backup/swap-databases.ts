import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunQuery } from '../database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import { quoteIdentifier } from './dump-database.ts';

const attempts = 50;
const pauseMs = 100;

interface Swap {
  readonly live: string;
  readonly fresh: string;
  readonly former: string;
}

export async function swapDatabases(query: RunQuery, { live, fresh, former }: Swap): Promise<void> {
  const renamed: [string, string][] = [[fresh, live]];
  if (await hasDatabase(query, live)) renamed.unshift([live, former]);
  try {
    await renameDatabases(query, renamed);
  } finally {
    await allowConnections(query, live);
  }
}

/** Opens the databases that a killed swap left closed for all connections. */
export async function allowConnections(query: RunQuery, live: string): Promise<void> {
  for (const name of await listClosedDatabases(query, live))
    await query(`alter database ${quoteIdentifier(name)} allow_connections true`);
}

export async function listClosedDatabases(query: RunQuery, live: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select datname as name from pg_database where not datallowconn
       and (datname = any($1) or starts_with(datname, $2))`,
    [[live, `${live}_restore`], `${live}_before_`],
  );
  return rows.map(({ name }) => name);
}

export async function hasDatabase(query: RunQuery, name: string): Promise<boolean> {
  return (await query('select 1 from pg_database where datname = $1', [name])).length > 0;
}

/** PostgreSQL renames only a database without connections. */
async function renameDatabases(query: RunQuery, renamed: readonly (readonly [string, string])[]): Promise<void> {
  const names = renamed.map(([from]) => from);
  for (const name of names) await query(`alter database ${quoteIdentifier(name)} allow_connections false`);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await query('select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)', [names]);
    try {
      await query('begin');
      for (const [from, to] of renamed)
        await query(`alter database ${quoteIdentifier(from)} rename to ${quoteIdentifier(to)}`);
      await query('commit');
      return;
    } catch (error) {
      await query('rollback');
      if (!(error instanceof pg.DatabaseError) || error.code !== '55006') throw error;
    }
    await delay(pauseMs);
  }
  throw new BackupError(
    `The connections to the database ${names.join(' or ')} do not end. Stop the programs that use it.`,
    'busy',
  );
}
