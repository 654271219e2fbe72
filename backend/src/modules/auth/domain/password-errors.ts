import { conflict, invalid } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

export class SamePassword extends conflict(
  'same_password',
  'New password should be different from the old password.',
) {}

/** A password changes only for somebody who proves anew who they are. */
export class CurrentPasswordRequired extends invalid(
  'current_password_required',
  'Current password required when setting new password.',
) {}

export class CurrentPasswordInvalid extends invalid('current_password_invalid', 'Current password is incorrect.') {}

/** The session is a day old and more: the code of a mail must say that it is still the same person. */
export class ReauthenticationNeeded extends invalid(
  'reauthentication_needed',
  'Password update requires reauthentication',
) {}

export class ReauthenticationRefused extends conflict(
  'reauthentication_not_valid',
  'Nonce has expired or is invalid',
) {}
