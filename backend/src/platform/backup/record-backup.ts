import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection } from '../database/connect-once.ts';
import { describeBackupFault } from './backup-error.ts';
import type { WrittenBackup } from './write-backup.ts';

/**
 * Runs a backup and records its result. `id` is that of the requested backup; without it, an operator runs the command.
 */
export async function recordBackup(
  settings: Settings,
  id: string | undefined,
  write: () => Promise<WrittenBackup>,
): Promise<WrittenBackup> {
  const run = id ?? (await insertRun(settings));
  const end = (columns: string, values: readonly unknown[]) =>
    runWithOwnConnection(settings.databaseUrl, (query) =>
      query(`update backup_run set finished_at = now(), ${columns} where id = $1`, [run, ...values]),
    );
  try {
    const written = await write();
    await end('name = $2, size_bytes = $3', [written.name, written.bytes]);
    return written;
  } catch (error) {
    // The database can be the cause of the fault.
    await end('failure = $2', [describeBackupFault(error).message]).catch(() => undefined);
    throw error;
  }
}

/** Records that a backup was verified, if this database wrote it. */
export async function recordVerification({ databaseUrl }: Settings, name: string): Promise<void> {
  await runWithOwnConnection(databaseUrl, (query) =>
    query('update backup_run set verified_at = now() where name = $1', [name]),
  );
}

async function insertRun({ databaseUrl }: Settings): Promise<string> {
  const [run] = await runWithOwnConnection(databaseUrl, (query) =>
    query<{ id: string }>('insert into backup_run (started_at) values (now()) returning id'),
  );
  if (!run) throw new Error('The backup was not recorded');
  return run.id;
}
