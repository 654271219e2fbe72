import type { BackupState } from '#platform/backup/backup-runs.ts';
import { findBackupFault } from '#platform/backup/find-backup-fault.ts';
import { fault, ok, type Finding } from './finding.ts';

export function checkBackups(state: BackupState, now: Date): Finding {
  if (!state.isConfigured)
    return fault('backups', 'are not set up', 'Set BACKUP_RECIPIENTS, and BACKUP_DIR or BACKUP_S3_URL.');
  const reason = findBackupFault(state, now);
  if (reason) return fault('backups', reason, 'Repair the cause and make a backup.');
  if (!state.last)
    return fault('backups', 'there is none', 'A worker makes the first one within minutes. Look at its log.');
  return ok('backups', `the last one is of ${state.last.finishedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}
