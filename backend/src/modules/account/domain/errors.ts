import { conflictError } from '#kernel/app-error.ts';

export class LastAdministratorNotDeletable extends conflictError(
  'account.last-administrator',
  'You are the only administrator. Make another user an administrator first.',
) {}

export class DeletionAlreadyDue extends conflictError(
  'account.too-late-to-return',
  'The 14 days to change your mind are over. Your account is being deleted.',
) {}
