import { realTime } from '#kernel/real-time.ts';
import { deleteExpiredBackups } from '#platform/backup/delete-expired.ts';
import { recordBackup, withBackupLock } from '#platform/backup/record-backup.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { formatBytes, runBackupCommand } from './backups/run-command.ts';

await runBackupCommand('backup', async (settings) => {
  const [id] = process.argv.slice(2);
  const { name, rows, files, bytes } = await withBackupLock(settings, async () => {
    const written = await recordBackup(settings, id, () => writeBackup(settings, realTime()));
    await deleteExpiredBackups(settings, realTime());
    return written;
  });
  return `The backup ${name} has ${rows} rows and ${files} files (${formatBytes(bytes)}). The command backup:verify checks it.`;
});
