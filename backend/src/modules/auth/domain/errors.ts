import { AppError } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

/** Somebody already has an account with this address. */
export class EmailTaken extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'user_already_exists';
  constructor() {
    super('User already registered');
  }
}

/** An account needs an address and a password; there are no nameless ones. */
export class AnonymousSignUp extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'anonymous_provider_disabled';
  constructor() {
    super('Anonymous sign-ins are disabled');
  }
}

/** Address and password do not belong together; deliberately silent about which of the two is wrong. */
export class InvalidCredentials extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'invalid_credentials';
  constructor() {
    super('Invalid login credentials');
  }
}

/** The account is closed for now. Said only to somebody who knows its password or holds its session. */
export class UserBanned extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'user_banned';
  constructor() {
    super('User is banned');
  }
}

/** The address has to be confirmed before its owner may sign in. Said only to somebody who knows the password. */
export class EmailNotConfirmed extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'email_not_confirmed';
  constructor() {
    super('Email not confirmed');
  }
}

/** A code can only be sent to an address that is known to be read by this person. */
export class AddressUnconfirmed extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'email_not_confirmed';
  constructor() {
    super('Email not confirmed');
  }
}

/** The address an account shall move to is that of another account. */
export class EmailExists extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'email_exists';
  constructor() {
    super('A user with this email address has already been registered');
  }
}

/** Nobody has this address, and the caller asked not to make an account. Said only where a setting allows it. */
export class CodeSignUpDisabled extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'otp_disabled';
  constructor() {
    super('Signups not allowed for otp');
  }
}

/** There are no telephone accounts. */
export class PhoneDisabled extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'phone_provider_disabled';
  constructor() {
    super('Phone logins are disabled');
  }
}

/** `app_metadata` is the staff's to write. */
export class NotAdmin extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'not_admin';
  constructor() {
    super('Updating app_metadata requires admin privileges');
  }
}
