import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { Query } from '../database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import { quote } from './dump-database.ts';

const attempts = 50;
const pauseMs = 100;

interface Swap {
  /** Name of the database that the product uses. */
  readonly live: string;
  /** Name of the database that takes its place. */
  readonly fresh: string;
  /** Name under which the former database stays. */
  readonly former: string;
}

/**
 * Gives the name of the live database to another one. The processes lose their connections and open new ones, which
 * lead to the other database. If it fails, the live database has its name again.
 */
export async function swapDatabases(query: Query, { live, fresh, former }: Swap): Promise<void> {
  const hasLive = await hasDatabase(query, live);
  try {
    if (hasLive) await renameDatabase(query, live, former);
    await renameDatabase(query, fresh, live);
  } catch (error) {
    if (hasLive && !(await hasDatabase(query, live))) await renameDatabase(query, former, live);
    throw error;
  } finally {
    for (const name of [live, former])
      if (await hasDatabase(query, name)) await query(`alter database ${quote(name)} allow_connections true`);
  }
}

export async function hasDatabase(query: Query, name: string): Promise<boolean> {
  return (await query('select 1 from pg_database where datname = $1', [name])).length > 0;
}

/** Ends the connections of the database first, because PostgreSQL renames only a database without connections. */
async function renameDatabase(query: Query, from: string, to: string): Promise<void> {
  await query(`alter database ${quote(from)} allow_connections false`);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
    const isDone = await query(`alter database ${quote(from)} rename to ${quote(to)}`).then(
      () => true,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === '55006') return false;
        throw error;
      },
    );
    if (isDone) return;
    await delay(pauseMs);
  }
  throw new BackupError(`The connections to the database ${from} do not end. Stop the programs that use it.`, 'busy');
}
