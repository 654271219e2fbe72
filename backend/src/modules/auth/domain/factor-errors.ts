import { AppError, conflictError, type ErrorKind } from '#kernel/app-error.ts';

// The auth client chooses its error class by the codes in this file.

/** The session has verified one factor and the operation needs two. The HTTP status depends on the endpoint. */
export class InsufficientAssurance extends AppError {
  override readonly code = 'insufficient_aal';
  constructor(override readonly kind: Extract<ErrorKind, 'forbidden' | 'unauthenticated' | 'conflict'> = 'forbidden') {
    super('Please confirm with two-step sign-in first.');
  }
}

/** The factor does not exist or belongs to another user. The auth protocol expects 422 while a code is checked. */
export class FactorNotFound extends AppError {
  override readonly code = 'mfa_factor_not_found';
  constructor(override readonly kind: Extract<ErrorKind, 'not-found' | 'conflict'> = 'not-found') {
    super('There is no such app.');
  }
}

/** Another factor of the user has this name. An empty name counts as a name. */
export class FactorNameTaken extends conflictError(
  'mfa_factor_name_conflict',
  'You already have an app with this name.',
) {}

export class TooManyFactors extends conflictError(
  'too_many_enrolled_mfa_factors',
  'You cannot add another app. Please remove one first.',
) {}

export class FactorCodeWrong extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mfa_verification_failed';
  constructor(message = 'Invalid TOTP code entered') {
    super(message);
  }
}

export class ChallengeExpired extends conflictError(
  'mfa_challenge_expired',
  'This took too long. Please enter a new code.',
) {}

export class ChallengeIpMismatch extends conflictError(
  'mfa_ip_address_mismatch',
  'Challenge and verify IP addresses mismatch.',
) {}

export class AuthenticatorAppRequired extends conflictError(
  'mfa_recovery_codes_sole_factor',
  'Recovery codes need an authenticator app.',
) {}

export class RecoveryCodesAlreadyExist extends conflictError(
  'mfa_verified_factor_exists',
  'You already have recovery codes. Make a new set to replace them.',
) {}
