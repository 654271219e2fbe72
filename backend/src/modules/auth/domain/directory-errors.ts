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

/**
 * Administrators cannot set the password of an existing account or get a link that opens it; only its owner and
 * services can.
 */
export class OwnerActionOnly extends forbiddenError(
  'not_admin',
  'Only the owner of an account sets its password or opens its links. Please send a recovery email instead.',
) {}

/**
 * An administrator could take over a colleague's account by changing its email address, so only the owner may change
 * the email address of a staff account.
 */
export class StaffEmailChangeForbidden extends forbiddenError(
  'not_admin',
  'People of the staff change and confirm their address themselves.',
) {}
