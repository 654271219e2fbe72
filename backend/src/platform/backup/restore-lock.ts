import type { Settings } from '../config/settings.ts';
import type { RunQuery } from '../database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import { getDatabaseName, withMaintenanceConnection } from './scratch-database.ts';
import { allowConnections, listClosedDatabases } from './swap-databases.ts';

const nameLock = (databaseUrl: string): string => `restore ${getDatabaseName(databaseUrl)}`;

/** A restore renames the live database, so the lock is in the database `postgres`. */
export function withRestoreLock<Result>(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  work: (query: RunQuery) => Promise<Result>,
): Promise<Result> {
  return withMaintenanceConnection(databaseUrl, async (query) => {
    const [lock] = await query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [
      nameLock(databaseUrl),
    ]);
    if (!lock?.taken) throw new BackupError('Another restore runs. Wait until it has ended.', 'busy');
    await allowConnections(query, getDatabaseName(databaseUrl));
    return work(query);
  });
}

export function isRestoreLocked({ databaseUrl }: Settings): Promise<boolean> {
  return withMaintenanceConnection(databaseUrl, async (query) => {
    const locks = await query(
      `select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 1
         and database = (select oid from pg_database where datname = current_database())
         and ((classid::bigint << 32) | objid::bigint) = hashtext($1)::bigint`,
      [nameLock(databaseUrl)],
    );
    return locks.length > 0;
  });
}

export async function reopenDatabases(settings: Pick<Settings, 'databaseUrl'>): Promise<void> {
  const closed = await withMaintenanceConnection(settings.databaseUrl, (query) =>
    listClosedDatabases(query, getDatabaseName(settings.databaseUrl)),
  );
  if (closed.length === 0) return;
  // `withRestoreLock` opens the closed databases before it calls this empty function.
  await withRestoreLock(settings, () => Promise.resolve()).catch((error: unknown) => {
    if (!(error instanceof BackupError) || error.kind !== 'busy') throw error;
  });
}
