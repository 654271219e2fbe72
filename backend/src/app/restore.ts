import { openFirstJournalEntry } from '#modules/practice/index.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import { listBackups } from '#platform/backup/manifest.ts';
import { restoreBackup, undoRestore } from '#platform/backup/restore-backup.ts';
import { openBackupStore } from '#platform/backup/store/open-stores.ts';
import { runBackupCommand } from './backups/run-command.ts';

/**
 * Restores a backup: `npm run restore -- <name>` or `latest`; without a name, lists the backups. `-- --undo` returns to
 * the earlier data, and `--with-workers` ignores running workers.
 */
await runBackupCommand('restore', async (settings) => {
  const [name, flag] = process.argv.slice(2);
  if (name === '--undo') {
    const point = await undoRestore(settings);
    return `Undone. The data that was in use until now is in the database ${point}.`;
  }
  if (name === undefined) {
    const names = await listBackups(await openBackupStore(settings));
    const list = names.length > 0 ? `Backups:\n${names.join('\n')}` : 'There is no complete backup.';
    throw new BackupError(`${list}\nName one of them: npm run restore -- <name>`, 'usage');
  }
  const restored = await restoreBackup(settings, name, {
    openText: (query) => openFirstJournalEntry(settings, query),
    report: (step) => process.stdout.write(`${step}\n`),
    withWorkers: flag === '--with-workers',
  });
  return [
    `The data of ${restored.createdAt} is in use; ${restored.files} files were missing and are restored.`,
    `The former data is in the database ${restored.restorePoint}. To return to it: npm run restore -- --undo`,
  ].join('\n');
});
