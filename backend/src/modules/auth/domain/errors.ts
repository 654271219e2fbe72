import { AppError, conflict, forbidden, invalid, notFound, unavailable } from '#kernel/app-error.ts';

// The first codes are those of the sessions' protocol: its client chooses its error class by them.

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

/** What was sent has not even the look of a refresh token, or carries a number never given out. */
export class RefreshTokenMalformed extends invalid('validation_failed', 'Refresh token is not valid') {}

/** Not sealed by us, from before the second factor was shown, or its session is gone. */
export class RefreshTokenUnknown extends invalid(
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
) {}

/** A token replaced long ago was presented: two parties hold the session, so it was ended. */
export class RefreshTokenReused extends invalid('refresh_token_already_used', 'Invalid Refresh Token: Already Used') {}

/** The session lay idle, or lived, for too long. */
export class SessionExpired extends invalid('session_expired', 'Invalid Refresh Token: Session Expired') {}

/** Other requests held the session's row all the while. To the client an outage: a refusal would be its session's end. */
export class RefreshContended extends unavailable(
  'conflict',
  'Too many concurrent token refresh requests on the same session or refresh token',
) {
  override readonly retryAfterSeconds = 1;
}

/** The session ended between the check of the token and this moment. */
export class SessionMissing extends forbidden(
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
) {}

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

/** The code or link is wrong, used, replaced or too old; which of these is not said. */
export class OneTimeTokenRefused extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'otp_expired';
  constructor(proof: 'code' | 'link') {
    super(proof === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired');
  }
}

/** No sign-in by link was begun that this code belongs to, or it was finished already. */
export class FlowStateUnknown extends notFound(
  'flow_state_not_found',
  'invalid flow state, no valid flow state found',
) {}

export class FlowStateExpired extends conflict('flow_state_expired', 'invalid flow state, flow state has expired') {}

/** Another browser than the one that began holds the code. */
export class BadCodeVerifier extends invalid(
  'bad_code_verifier',
  'code challenge does not match previously saved code verifier',
) {}

// The codes below are the product's own, for the pages of the account and of the admin.

/** No session of this person has this id. */
export class AccountSessionUnknown extends notFound(
  'account.session-not-found',
  'You are not signed in there any more.',
) {}

/** The password that was to prove who asks is not that of the account. */
export class PasswordWrong extends invalid('account.wrong-password', 'That is not your password.') {}

/** There is no password to ask for, and the sign-in that could prove who asks was too long ago. */
export class SignInTooOld extends forbidden('account.sign-in-again', 'Please sign in again first.') {}

/** Nobody gives themselves a role, or takes one from themselves. */
export class OwnRole extends forbidden(
  'admin.own-role',
  'You cannot change your own roles. Ask another administrator.',
) {}

/** Nobody has shown yet that they read this address: whoever signed up with it may be a stranger. */
export class RoleNeedsConfirmedEmail extends conflict(
  'admin.email-not-confirmed',
  'This person has not confirmed their email yet. Roles can be given after that.',
) {}

/** The product needs somebody who can manage it. */
export class LastAdministrator extends conflict(
  'admin.last-admin',
  'This is the only administrator. Make somebody else one first.',
) {}
