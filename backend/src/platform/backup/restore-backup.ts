import { DateTime } from 'luxon';
import pg from 'pg';
import { realTime } from '#kernel/real-time.ts';
import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection, type Query } from '../database/connect-once.ts';
import { findUnknownKeys, storeKeyFingerprints } from '../database/key-fingerprints.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { workerStaleSeconds } from '../health/heartbeat.ts';
import { BackupError } from './backup-error.ts';
import { loadDatabase, refuseNewerVersion } from './load-database.ts';
import { BackupReader } from './read-backup.ts';
import { restoreFiles } from './restore-files.ts';
import { dropDatabase, getDatabaseName, withScratchDatabase, withServer } from './scratch-database.ts';
import { allowConnections, hasDatabase, swapDatabases } from './swap-databases.ts';
import { withReadOnlySite } from './read-only-site.ts';
import { refuseOtherKeys, type OpenEncryptedText } from './verify-backup.ts';
import { verifyDatabase } from './verify-database.ts';
import { isSiteReady, untilSiteIsReady } from './site-health.ts';

export interface RestoreSteps {
  readonly openText: OpenEncryptedText;
  /** Reports a step that begins. */
  readonly report: (step: string) => void;
  /** True restores although workers run, which send emails of the restored data. */
  readonly withWorkers: boolean;
}

export interface RestoredBackup {
  readonly name: string;
  readonly createdAt: string;
  readonly files: number;
  readonly restorePoint: string;
}

/**
 * Restores a backup into a new database, verifies it, and only then gives it the place of the live one, which stays as
 * the restore point. Goes back to it if the product does not work with the restored data.
 */
export function restoreBackup(settings: Settings, name: string, steps: RestoreSteps): Promise<RestoredBackup> {
  return withRestoreLock(settings, async (query) => {
    const backup = await BackupReader.open(settings, name);
    const { manifest } = backup;
    refuseNewerVersion(manifest);
    refuseOtherKeys(manifest, settings);
    if (!steps.withWorkers) await refuseRunningWorkers(settings);
    steps.report(`Check the backup ${manifest.name} of version ${manifest.version}`);
    await backup.checkHashes();
    const restore = async (scratchUrl: string, beat: (url: string) => Promise<unknown>): Promise<RestoredBackup> => {
      steps.report('Restore the data into a new database');
      await loadDatabase(scratchUrl, manifest.database, (table) => backup.openPart(table));
      await verifyDatabase(scratchUrl, manifest.database);
      await runWithOwnConnection(scratchUrl, steps.openText);
      await migrateDatabase({ ...settings, databaseUrl: scratchUrl });
      steps.report('Restore the files');
      const files = await restoreFiles(backup, settings);
      steps.report('Use the restored data');
      // Also after the swap, the site stays read-only until it is checked.
      await beat(scratchUrl);
      const restorePoint = await useDatabase(settings, query, { fresh: getDatabaseName(scratchUrl), ...steps });
      return { name: manifest.name, createdAt: manifest.createdAt, files, restorePoint };
    };
    return withReadOnlySite(settings.databaseUrl, (beat) =>
      withScratchDatabase(settings.databaseUrl, 'restore', (scratchUrl) => restore(scratchUrl, beat)),
    );
  });
}

/** Swaps the live database with the newest restore point. A second call swaps them back. */
export function undoRestore(settings: Settings): Promise<string> {
  return withRestoreLock(settings, async (query) => {
    const live = getDatabaseName(settings.databaseUrl);
    const [fresh] = await listRestorePoints(query, live);
    if (fresh === undefined)
      throw new BackupError(`There is no restore point: no database ${live}_before_... exists.`, 'usage');
    const former = nameRestorePoint(live);
    await swapDatabases(query, { live, fresh, former });
    return former;
  });
}

const nameRestorePoint = (live: string): string =>
  `${live}_before_${DateTime.fromJSDate(realTime(), { zone: 'utc' }).toFormat('yyyyMMddHHmmss')}`;

/** Names of the databases with former data, newest first. */
async function listRestorePoints(query: Query, live: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1) order by datname desc`,
    [`${live}_before_`],
  );
  return rows.map(({ name }) => name).filter((name) => /^\d{14}$/.test(name.slice(-14)));
}

interface Use extends Pick<RestoreSteps, 'report'> {
  readonly fresh: string;
}

/** Older restore points are deleted only after the site works with the restored data. */
async function useDatabase(settings: Settings, query: Query, { fresh, report }: Use): Promise<string> {
  const live = getDatabaseName(settings.databaseUrl);
  const former = nameRestorePoint(live);
  const wasReady = await isSiteReady(settings);
  const older = await listRestorePoints(query, live);
  await swapDatabases(query, { live, fresh, former });
  try {
    const unknown = await findUnknownKeys(settings);
    if (unknown.length > 0)
      throw new BackupError(`The restored data needs other keys: ${unknown.join()}.`, 'otherKeys');
    await storeKeyFingerprints(settings);
    if (wasReady) await untilSiteIsReady(settings);
    else report('The site did not respond before the restore, so it is not checked. Start it and open it.');
  } catch (error) {
    if (await hasDatabase(query, former)) await swapDatabases(query, { live, fresh: former, former: fresh });
    throw new BackupError(`The former data is in use again: ${(error as Error).message}`);
  }
  for (const name of older) await dropDatabase(query, name);
  return former;
}

/** Workers would send the emails of the restored data before an operator has seen them. */
async function refuseRunningWorkers({ databaseUrl }: Settings): Promise<void> {
  const running = await runWithOwnConnection(databaseUrl, (query) =>
    query(
      `select 1 from process_heartbeat where kind = 'worker' and seen_at > now() - interval '${workerStaleSeconds} seconds'`,
    ),
  ).catch((error: unknown) => {
    // A new machine has an empty database or none.
    if (error instanceof pg.DatabaseError && ['3D000', '42P01'].includes(error.code ?? '')) return [];
    throw error;
  });
  if (running.length === 0) return;
  throw new BackupError(
    `A worker runs. Stop all worker processes, wait ${workerStaleSeconds} s and run the command again. ` +
      'With --with-workers it restores nevertheless, and the workers send emails of the restored data.',
    'busy',
  );
}

/** The lock is in the database `postgres`, because the live database changes its name. */
function withRestoreLock<Result>(settings: Settings, work: (query: Query) => Promise<Result>): Promise<Result> {
  return withServer(settings.databaseUrl, async (query) => {
    const key = `restore ${getDatabaseName(settings.databaseUrl)}`;
    const [lock] = await query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [key]);
    if (!lock?.taken) throw new BackupError('Another restore runs. Wait until it has ended.', 'busy');
    await allowConnections(query, [getDatabaseName(settings.databaseUrl)]);
    return work(query);
  });
}
