import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection } from '../database/connect-once.ts';
import { BackupError, describeBackupFault } from './backup-error.ts';
import type { WrittenBackup } from './write-backup.ts';

const beatMs = 60_000;

export function withBackupLock<Result>({ databaseUrl }: Settings, work: () => Promise<Result>): Promise<Result> {
  return runWithOwnConnection(databaseUrl, async (query) => {
    const [lock] = await query<{ taken: boolean }>(`select pg_try_advisory_lock(hashtext('backup')) as taken`);
    if (!lock?.taken) throw new BackupError('Another backup runs. Wait until it has ended.', 'busy');
    return work();
  });
}

export async function recordBackup(
  settings: Settings,
  id: string | undefined,
  write: () => Promise<WrittenBackup>,
): Promise<WrittenBackup> {
  const run = id ?? (await insertRun(settings));
  const change = (columns: string, values: readonly unknown[] = []) =>
    runWithOwnConnection(settings.databaseUrl, (query) =>
      query(`update backup_run set ${columns} where id = $1`, [run, ...values]),
    );
  const end = (columns: string, values: readonly unknown[]) => change(`finished_at = now(), ${columns}`, values);
  const timer = setInterval(() => void change('seen_at = now()').catch(() => undefined), beatMs);
  try {
    const written = await write();
    await end('name = $2, size_bytes = $3, failure = null', [written.name, written.bytes]);
    return written;
  } catch (error) {
    // The database may be the cause of the fault, so this write may fail too.
    await end('failure = $2', [describeBackupFault(error).message]).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

export async function recordVerification({ databaseUrl }: Settings, name: string): Promise<void> {
  await runWithOwnConnection(databaseUrl, (query) =>
    query('update backup_run set verified_at = now(), verification_failure = null where name = $1', [name]),
  );
}

async function insertRun({ databaseUrl }: Settings): Promise<string> {
  const [run] = await runWithOwnConnection(databaseUrl, (query) =>
    query<{ id: string }>('insert into backup_run (started_at) values (now()) returning id'),
  );
  if (!run) throw new Error('The backup was not recorded');
  return run.id;
}
