import {
  AppError,
  conflictError,
  forbiddenError,
  invalidError,
  notFoundError,
  unavailableError,
} from '#kernel/app-error.ts';

// The client library of Supabase Auth chooses the error class by these codes.

export class EmailAlreadyRegistered extends conflictError('user_already_exists', 'User already registered') {}

export class AnonymousSignUpDisabled extends invalidError(
  'anonymous_provider_disabled',
  'Anonymous sign-ins are disabled',
) {}

export class InvalidCredentials extends invalidError('invalid_credentials', 'Invalid login credentials') {}

export class UserBanned extends invalidError('user_banned', 'User is banned') {}

export class EmailNotConfirmed extends invalidError('email_not_confirmed', 'Email not confirmed') {}

export class EmailUnconfirmed extends conflictError('email_not_confirmed', 'Email not confirmed') {}

export class EmailExists extends conflictError(
  'email_exists',
  'A user with this email address has already been registered',
) {}

export class CodeSignUpDisabled extends conflictError('otp_disabled', 'Signups not allowed for otp') {}

export class PhoneDisabled extends invalidError('phone_provider_disabled', 'Phone logins are disabled') {}

export class AppMetadataChangeForbidden extends forbiddenError(
  'not_admin',
  'Updating app_metadata requires admin privileges',
) {}

export class SignUpDisabled extends conflictError('signup_disabled', 'Signups not allowed for this instance') {}

export class MetadataTooLarge extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'validation_failed';
  constructor(mostBytes: number) {
    super(`Metadata must be less than ${mostBytes} bytes`);
  }
}

export class RefreshTokenMalformed extends invalidError('validation_failed', 'Refresh token is not valid') {}

export class RefreshTokenUnknown extends invalidError(
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
) {}

export class RefreshTokenReused extends invalidError(
  'refresh_token_already_used',
  'Invalid Refresh Token: Already Used',
) {}

export class SessionExpired extends invalidError('session_expired', 'Invalid Refresh Token: Session Expired') {}

/** The status is 503, because the client library drops the session after a 4xx. */
export class TooManyConcurrentRefreshes extends unavailableError(
  'conflict',
  'Too many concurrent token refresh requests on the same session or refresh token',
) {
  override readonly retryAfterSeconds = 1;
}

export class SessionMissing extends forbiddenError(
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
) {}

export class SamePassword extends conflictError(
  'same_password',
  'New password should be different from the old password.',
) {}

export class CurrentPasswordRequired extends invalidError(
  'current_password_required',
  'Current password required when setting new password.',
) {}

export class CurrentPasswordInvalid extends invalidError(
  'current_password_invalid',
  'Current password is incorrect.',
) {}

export class ReauthenticationNeeded extends invalidError(
  'reauthentication_needed',
  'Password update requires reauthentication',
) {}

export class ReauthenticationCodeInvalid extends conflictError(
  'reauthentication_not_valid',
  'Nonce has expired or is invalid',
) {}

export class OneTimeTokenInvalid extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'otp_expired';
  constructor(proof: 'code' | 'link') {
    super(proof === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired');
  }
}

export class FlowStateUnknown extends notFoundError(
  'flow_state_not_found',
  'invalid flow state, no valid flow state found',
) {}

export class FlowStateExpired extends conflictError(
  'flow_state_expired',
  'invalid flow state, flow state has expired',
) {}

export class CodeVerifierMismatch extends invalidError(
  'bad_code_verifier',
  'code challenge does not match previously saved code verifier',
) {}

export class AccountSessionUnknown extends notFoundError(
  'account.session-not-found',
  'That device is already signed out.',
) {}

export class PasswordWrong extends invalidError('account.wrong-password', 'That is not your password.') {}

export class SignInTooOld extends forbiddenError('account.sign-in-again', 'Please sign in again first.') {}

export class OwnRoleChangeForbidden extends forbiddenError(
  'admin.own-role',
  'You cannot change your own roles. Ask another administrator.',
) {}

/** An account with an unconfirmed email address may belong to another person. */
export class RoleNeedsConfirmedEmail extends conflictError(
  'admin.email-not-confirmed',
  'This person has not confirmed their email yet. Roles can be given after that.',
) {}

export class LastAdministratorRoleNotRemovable extends conflictError(
  'admin.last-admin',
  'This is the only administrator. Make another user an administrator first.',
) {}
