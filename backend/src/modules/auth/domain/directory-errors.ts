import { conflictError, forbiddenError, notFoundError } from '#kernel/app-error.ts';

export class AccountNotFound extends notFoundError('user_not_found', 'User not found') {}

export class LastAdministratorNotRemovable extends conflictError(
  'conflict',
  'This is the only administrator. Make another user an administrator first.',
) {}

export class OwnAccountChangeForbidden extends forbiddenError(
  'not_admin',
  'You cannot do this to your own account here.',
) {}

export class OwnerOnlyActionForbidden extends forbiddenError(
  'not_admin',
  'Only the owner of an account sets its password or opens its links. Please send a recovery email instead.',
) {}

/** An administrator who changes the email of a staff account could take over the account. */
export class StaffEmailChangeForbidden extends forbiddenError(
  'not_admin',
  'Staff members change and confirm their email themselves.',
) {}
