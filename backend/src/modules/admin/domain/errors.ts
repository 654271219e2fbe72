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

export class TaskNotWaiting extends conflictError(
  'admin.task-not-waiting',
  'This task is done, runs now or was removed. Load the page again.',
) {}
