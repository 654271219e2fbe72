import { openFirstJournalEntry } from '#modules/practice/index.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import { listBackups } from '#platform/backup/manifest.ts';
import { resumeRestore } from '#platform/backup/resume-restore.ts';
import { restoreBackup, undoRestore } from '#platform/backup/restore-backup.ts';
import { openBackupStore } from '#platform/backup/store/open-stores.ts';
import type { RunQuery } from '#platform/database/connect-once.ts';
import { runBackupCommand } from './backups/run-command.ts';

const whatWorkersDo =
  'Now a worker compares emails and payments. Until then it sends nothing, and the site is read-only for at most 10 minutes.';

/** A worker passes `--resume` to run a requested restore, or to finish a restore whose process was killed. */
await runBackupCommand('restore', async (settings) => {
  const [name] = process.argv.slice(2);
  const tools = {
    openText: (query: RunQuery) => openFirstJournalEntry(settings, query),
    report: (step: string): void => void process.stdout.write(`${step}\n`),
  };
  if (name === '--undo') {
    const point = await undoRestore(settings, tools.report);
    return `Undone. The data that was in use until now is in the database ${point}.\n${whatWorkersDo}`;
  }
  if (name === '--resume') {
    await resumeRestore(settings, tools);
    return 'The restore has ended.';
  }
  if (name === undefined) {
    const names = await listBackups(await openBackupStore(settings));
    const list = names.length > 0 ? `Backups:\n${names.join('\n')}` : 'There is no complete backup.';
    throw new BackupError(`${list}\nRun the command again with one of these names.`, 'usage');
  }
  const restored = await restoreBackup(settings, name, tools);
  return [
    `The data of ${restored.createdAt} is in use; ${restored.files} files were missing and are restored.`,
    `The former data is in the database ${restored.restorePoint}. To return to it, run this command with --undo.`,
    whatWorkersDo,
  ].join('\n');
});
