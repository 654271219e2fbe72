import { AppError, conflictError, type ErrorKind } from '#kernel/app-error.ts';

// The client library of Supabase Auth chooses the error class by these codes.

export class InsufficientAssurance extends AppError {
  override readonly code = 'insufficient_aal';
  constructor(override readonly kind: Extract<ErrorKind, 'forbidden' | 'unauthenticated' | 'conflict'> = 'forbidden') {
    super('Please confirm with two-step sign-in first.');
  }
}

/** Use `conflict` (status 422) when a code is verified, because clients of Supabase Auth expect that status there. */
export class FactorNotFound extends AppError {
  override readonly code = 'mfa_factor_not_found';
  constructor(override readonly kind: Extract<ErrorKind, 'not-found' | 'conflict'> = 'not-found') {
    super('There is no such app.');
  }
}

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
