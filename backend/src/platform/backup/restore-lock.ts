import type { Settings } from '../config/settings.ts';
import type { Query } from '../database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import { getDatabaseName, withServer } from './scratch-database.ts';
import { allowConnections, listClosed } from './swap-databases.ts';

const nameLock = (databaseUrl: string): string => `restore ${getDatabaseName(databaseUrl)}`;

/** The lock is in the database `postgres`, because the live database changes its name. */
export function withRestoreLock<Result>(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return withServer(databaseUrl, async (query) => {
    const [lock] = await query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [
      nameLock(databaseUrl),
    ]);
    if (!lock?.taken) throw new BackupError('Another restore runs. Wait until it has ended.', 'busy');
    await allowConnections(query, getDatabaseName(databaseUrl));
    return work(query);
  });
}

/** True while a command restores a backup. The lock of a killed command ends with its connection. */
export function isRestoreLocked({ databaseUrl }: Settings): Promise<boolean> {
  return withServer(databaseUrl, async (query) => {
    const locks = await query(
      `select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 1
         and database = (select oid from pg_database where datname = current_database())
         and ((classid::bigint << 32) | objid::bigint) = hashtext($1)::bigint`,
      [nameLock(databaseUrl)],
    );
    return locks.length > 0;
  });
}

/**
 * Opens the databases again after a process was killed while it exchanged their names. Both names change in one
 * transaction, so the live name always exists. Does nothing while a restore runs.
 */
export async function reopenDatabases(settings: Pick<Settings, 'databaseUrl'>): Promise<void> {
  const closed = await withServer(settings.databaseUrl, (query) =>
    listClosed(query, getDatabaseName(settings.databaseUrl)),
  );
  if (closed.length === 0) return;
  // The lock itself lets connections in again.
  await withRestoreLock(settings, () => Promise.resolve()).catch((error: unknown) => {
    if (!(error instanceof BackupError) || error.kind !== 'busy') throw error;
  });
}
