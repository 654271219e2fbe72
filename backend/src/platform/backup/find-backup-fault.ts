import type { BackupState } from './backup-runs.ts';

/** A backup is written each day and may take half a day. */
const maxAgeMs = 36 * 3_600_000;

/** Returns undefined if the backups are good, or if there is none. */
export function findBackupFault({ failure, last }: BackupState, now: Date): string | undefined {
  if (failure) return failure.reason;
  if (last?.verificationFailure) return last.verificationFailure;
  const isOld = last && now.getTime() - last.finishedAt.getTime() > maxAgeMs;
  return isOld ? `The last backup is of ${last.finishedAt.toISOString().slice(0, 10)}.` : undefined;
}
