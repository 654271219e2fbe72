import { AppError, conflict, forbidden, invalid } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

/** Somebody already has an account with this address. */
export class EmailTaken extends conflict('user_already_exists', 'User already registered') {}

/** An account needs an address and a password; there are no nameless ones. */
export class AnonymousSignUp extends invalid('anonymous_provider_disabled', 'Anonymous sign-ins are disabled') {}

/** Address and password do not belong together; deliberately silent about which of the two is wrong. */
export class InvalidCredentials extends invalid('invalid_credentials', 'Invalid login credentials') {}

/** The account is closed for now. Said only to somebody who knows its password or holds its session. */
export class UserBanned extends invalid('user_banned', 'User is banned') {}

/** The address has to be confirmed before its owner may sign in. Said only to somebody who knows the password. */
export class EmailNotConfirmed extends invalid('email_not_confirmed', 'Email not confirmed') {}

/** A code can only be sent to an address that is known to be read by this person. */
export class AddressUnconfirmed extends conflict('email_not_confirmed', 'Email not confirmed') {}

/** The address an account shall move to is that of another account. */
export class EmailExists extends conflict(
  'email_exists',
  'A user with this email address has already been registered',
) {}

/** Nobody has this address, and the caller asked not to make an account. Said only where a setting allows it. */
export class CodeSignUpDisabled extends conflict('otp_disabled', 'Signups not allowed for otp') {}

/** There are no telephone accounts. */
export class PhoneDisabled extends invalid('phone_provider_disabled', 'Phone logins are disabled') {}

/** `app_metadata` is the staff's to write. */
export class NotAdmin extends forbidden('not_admin', 'Updating app_metadata requires admin privileges') {}

/** Accounts are made by staff and services alone. */
export class SignUpDisabled extends conflict('signup_disabled', 'Signups not allowed for this instance') {}

/** With what is there already, it is more than an account keeps. */
export class MetadataTooLarge extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'validation_failed';
  constructor(mostBytes: number) {
    super(`Metadata must be less than ${mostBytes} bytes`);
  }
}
