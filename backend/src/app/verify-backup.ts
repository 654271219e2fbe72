import { openFirstJournalEntry } from '#modules/practice/index.ts';
import { recordVerification } from '#platform/backup/record-backup.ts';
import { verifyBackup } from '#platform/backup/verify-backup.ts';
import { formatBytes, runBackupCommand } from './backups/run-command.ts';

await runBackupCommand('backup:verify', async (settings) => {
  const [name = 'latest'] = process.argv.slice(2);
  const verified = await verifyBackup(settings, name, (query) => openFirstJournalEntry(settings, query));
  await recordVerification(settings, verified.manifest.name);
  const { database, files } = verified.manifest;
  return [
    `The backup ${verified.manifest.name} is complete (${formatBytes(verified.bytes)}).`,
    `Restored ${database.tables.length} tables with the rows of the backup; ${database.auditLog.entries} entries of the audit log are as they were written.`,
    verified.hasOpenedText ? 'The keys decrypt the journal.' : 'It has no journal entry to decrypt.',
    verified.hasOpenedFile ? `Read one of ${files.count} files.` : 'It has no file to read.',
  ].join('\n');
});
