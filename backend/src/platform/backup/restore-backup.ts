import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection, type Query } from '../database/connect-once.ts';
import { findUnknownKeys, storeKeyFingerprints } from '../database/key-fingerprints.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { loadDatabase, refuseNewerVersion } from './load-database.ts';
import { BackupReader } from './read-backup.ts';
import { restoreFiles } from './restore-files.ts';
import { dropDatabase, getDatabaseName, withScratchDatabase, withServer } from './scratch-database.ts';
import { hasDatabase, swapDatabases } from './swap-databases.ts';
import { withReadOnlySite } from './read-only-site.ts';
import { refuseOtherKeys, type OpenEncryptedText } from './verify-backup.ts';
import { verifyDatabase } from './verify-database.ts';
import { isSiteReady, untilSiteIsReady } from './site-health.ts';

export interface RestoreSteps {
  readonly openText: OpenEncryptedText;
  /** Reports a step that begins. */
  readonly report: (step: string) => void;
}

export interface RestoredBackup {
  readonly name: string;
  readonly createdAt: string;
  readonly files: number;
  /** Database with the former data. */
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
    steps.report(`Check the backup ${manifest.name} of version ${manifest.version}`);
    await backup.checkHashes();
    const restore = async (scratchUrl: string): Promise<RestoredBackup> => {
      steps.report('Restore the data into a new database');
      await loadDatabase(scratchUrl, manifest.database, (table) => backup.openPart(table));
      await verifyDatabase(scratchUrl, manifest.database);
      await runWithOwnConnection(scratchUrl, steps.openText);
      await migrateDatabase({ ...settings, databaseUrl: scratchUrl });
      steps.report('Restore the files');
      const files = await restoreFiles(backup, settings);
      steps.report('Use the restored data');
      const restorePoint = await useDatabase(settings, query, getDatabaseName(scratchUrl));
      return { name: manifest.name, createdAt: manifest.createdAt, files, restorePoint };
    };
    return withReadOnlySite(settings.databaseUrl, () => withScratchDatabase(settings.databaseUrl, 'restore', restore));
  });
}

/** Gives the data of before the last restore their place again. A second call takes this back. */
export function undoRestore(settings: Settings): Promise<string> {
  return withRestoreLock(settings, async (query) => {
    const live = getDatabaseName(settings.databaseUrl);
    const [former, spare] = [nameRestorePoint(live), `${live}_undone`];
    if (!(await hasDatabase(query, former)))
      throw new BackupError(`There is no restore point: the database ${former} does not exist.`, 'usage');
    await dropDatabase(query, spare);
    await swapDatabases(query, { live, fresh: former, former: spare });
    await swapDatabases(query, { live: former, fresh: spare, former });
    return former;
  });
}

const nameRestorePoint = (live: string): string => `${live}_before_restore`;

async function useDatabase(settings: Settings, query: Query, fresh: string): Promise<string> {
  const live = getDatabaseName(settings.databaseUrl);
  const former = nameRestorePoint(live);
  const wasReady = await isSiteReady(settings);
  await dropDatabase(query, former);
  await swapDatabases(query, { live, fresh, former });
  try {
    const unknown = await findUnknownKeys(settings);
    if (unknown.length > 0)
      throw new BackupError(`The restored data needs other keys: ${unknown.join()}.`, 'otherKeys');
    await storeKeyFingerprints(settings);
    if (wasReady) await untilSiteIsReady(settings);
  } catch (error) {
    if (await hasDatabase(query, former)) await swapDatabases(query, { live, fresh: former, former: fresh });
    throw new BackupError(`The former data are in use again: ${(error as Error).message}`);
  }
  return former;
}

/** The lock is in the database `postgres`, because the live database changes its name. */
function withRestoreLock<Result>(settings: Settings, work: (query: Query) => Promise<Result>): Promise<Result> {
  return withServer(settings.databaseUrl, async (query) => {
    const key = `restore ${getDatabaseName(settings.databaseUrl)}`;
    const [lock] = await query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [key]);
    if (!lock?.taken) throw new BackupError('Another restore runs. Wait until it has ended.', 'busy');
    return work(query);
  });
}
