import { conflictError, forbiddenError, notFoundError } from '#kernel/app-error.ts';

export class OtherUserRolesForbidden extends forbiddenError('request.forbidden', 'You can only read your own roles.') {}

export class AccountNotFound extends notFoundError('admin.unknown-account', 'This account no longer exists.') {}

export class SubscriberNotFound extends notFoundError(
  'admin.unknown-subscriber',
  'This subscriber no longer exists.',
) {}

export class BackupsNotConfigured extends conflictError(
  'admin.backups-off',
  'Backups are not set up. Ask the people who run the server.',
) {}

export class BackupRunning extends conflictError('admin.backup-running', 'A backup runs already.') {}

export class RestoreRunning extends conflictError(
  'admin.restore-running',
  'A restore is requested or runs already. Wait until it has ended.',
) {}

export class BackupGone extends notFoundError(
  'admin.unknown-backup',
  'This backup no longer exists. Load the page again and choose another one.',
) {}

export class RestoreNotConfirmed extends conflictError(
  'admin.restore-not-confirmed',
  'Type the date of the backup to confirm the restore.',
) {}

export class NoRestorePoint extends conflictError(
  'admin.no-restore-point',
  'This restore cannot be undone: another one followed, or its former data no longer exists. Load the page again.',
) {}

export class TaskNotWaiting extends conflictError(
  'admin.task-not-waiting',
  'This task is done, runs now or was removed. Load the page again.',
) {}
