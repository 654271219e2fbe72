import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection } from '../database/connect-once.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { copyOperationalRows } from './copy-operational-rows.ts';
import { loadDatabase, rejectBackupOfNewerVersion } from './load-database.ts';
import { BackupReader } from './read-backup.ts';
import { withReadOnlySite } from './read-only-site.ts';
import { restoreFiles } from './restore-files.ts';
import { withRestoreLock } from './restore-lock.ts';
import { RestoreProgress } from './restore-progress.ts';
import { getDatabaseName, buildDatabaseUrl, withScratchDatabase } from './scratch-database.ts';
import {
  dropOlderRestorePoints,
  listRestorePoints,
  readRestorePointTime,
  switchToDatabase,
  type RestoreContext,
} from './switch-to-database.ts';
import { rejectBackupWithOtherKeys, type OpenEncryptedText } from './verify-backup.ts';
import { verifyDatabase } from './verify-database.ts';

export interface RestoreCallbacks extends Pick<RestoreContext, 'report'> {
  readonly openText: OpenEncryptedText;
}

export interface RestoredBackup {
  readonly createdAt: string;
  readonly files: number;
  readonly restorePoint: string;
}

export function restoreBackup(settings: Settings, name: string, tools: RestoreCallbacks): Promise<RestoredBackup> {
  return withRestoreLock(settings, (query) => {
    const progress = RestoreProgress.begin(settings.databaseUrl, { kind: 'restore', backup: name });
    return progress.record(() => runRestore({ settings, query, progress, ...tools }, name));
  });
}

export function undoRestore(settings: Settings, report: RestoreContext['report']): Promise<string> {
  return withRestoreLock(settings, (query) => {
    const progress = RestoreProgress.begin(settings.databaseUrl, { kind: 'undo', backup: null });
    return progress.record(() => runUndo({ settings, query, progress, report }));
  });
}

export async function runRestore(context: RestoreContext & RestoreCallbacks, name: string): Promise<RestoredBackup> {
  const { settings, progress, report } = context;
  await progress.reach('check');
  const backup = await BackupReader.open(settings, name);
  const { manifest } = backup;
  rejectBackupOfNewerVersion(manifest);
  rejectBackupWithOtherKeys(manifest, settings);
  report(`Check the backup ${manifest.name} of version ${manifest.version}`);
  await backup.checkHashes();
  await progress.reach('load', { backup: manifest.name, dataAt: new Date(manifest.createdAt) });
  const restore = async (scratchUrl: string, beat: (url: string) => Promise<unknown>): Promise<RestoredBackup> => {
    report('Restore the data into a new database');
    await loadDatabase(scratchUrl, manifest.database, (table) => backup.openPart(table));
    await verifyDatabase(scratchUrl, manifest.database);
    await runWithOwnConnection(scratchUrl, context.openText);
    await migrateDatabase({ ...settings, databaseUrl: scratchUrl });
    report('Restore the files');
    await progress.reach('files');
    const files = await restoreFiles(backup, settings);
    report('Use the restored data');
    await copyOperationalRows(settings.databaseUrl, scratchUrl);
    await beat(scratchUrl);
    const restorePoint = await switchToDatabase(context, getDatabaseName(scratchUrl));
    await dropOlderRestorePoints(context);
    return { createdAt: manifest.createdAt, files, restorePoint };
  };
  return withReadOnlySite(settings.databaseUrl, (beat) =>
    withScratchDatabase(settings.databaseUrl, 'restore', (scratchUrl) => restore(scratchUrl, beat)),
  );
}

export async function runUndo(context: RestoreContext): Promise<string> {
  const { settings, query, progress } = context;
  const [point] = await listRestorePoints(query, getDatabaseName(settings.databaseUrl));
  if (point === undefined)
    throw new BackupError(
      `There is no restore point: no database ${getDatabaseName(settings.databaseUrl)}_before_... exists.`,
      'usage',
    );
  await progress.reach('load', { dataAt: readRestorePointTime(point) });
  return withReadOnlySite(settings.databaseUrl, async (beat) => {
    const url = buildDatabaseUrl(settings.databaseUrl, point);
    // The restore point is a database of an earlier time, so it may lack the latest migrations.
    await migrateDatabase({ ...settings, databaseUrl: url });
    await copyOperationalRows(settings.databaseUrl, url);
    await beat(url);
    return switchToDatabase(context, point);
  });
}
