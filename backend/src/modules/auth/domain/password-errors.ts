import { AppError } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

export class SamePassword extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'same_password';
  constructor() {
    super('New password should be different from the old password.');
  }
}

/** A password changes only for somebody who proves anew who they are. */
export class CurrentPasswordRequired extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'current_password_required';
  constructor() {
    super('Current password required when setting new password.');
  }
}

export class CurrentPasswordInvalid extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'current_password_invalid';
  constructor() {
    super('Current password is incorrect.');
  }
}

/** The session is a day old and more: the code of a mail must say that it is still the same person. */
export class ReauthenticationNeeded extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'reauthentication_needed';
  constructor() {
    super('Password update requires reauthentication');
  }
}

export class ReauthenticationRefused extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'reauthentication_not_valid';
  constructor() {
    super('Nonce has expired or is invalid');
  }
}
