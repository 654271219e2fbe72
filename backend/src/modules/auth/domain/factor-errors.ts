import { AppError, conflict, type ErrorKind } from '#kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

/** The session was opened with one proof, and this needs two. The protocol has a status of its own for each place. */
export class InsufficientAssurance extends AppError {
  override readonly code = 'insufficient_aal';
  constructor(override readonly kind: Extract<ErrorKind, 'forbidden' | 'unauthenticated' | 'conflict'> = 'forbidden') {
    super('Please confirm with two-step sign-in first.');
  }
}

/** Nobody's factor, or somebody else's. Where a code is being checked, the protocol calls it unprocessable. */
export class FactorUnknown extends AppError {
  override readonly code = 'mfa_factor_not_found';
  constructor(override readonly kind: Extract<ErrorKind, 'not-found' | 'conflict'> = 'not-found') {
    super('There is no such app.');
  }
}

/** The user has a factor of this name; one without a name counts as named. */
export class FactorNameTaken extends conflict('mfa_factor_name_conflict', 'You already have an app with this name.') {}

/** Ten are enough for everybody. */
export class TooManyFactors extends conflict(
  'too_many_enrolled_mfa_factors',
  'You cannot add another app. Please remove one first.',
) {}

/** The code is wrong, too old, or was used before. */
export class FactorCodeWrong extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mfa_verification_failed';
  constructor(message = 'Invalid TOTP code entered') {
    super(message);
  }
}

/** The challenge was answered, or its five minutes are over. */
export class ChallengeOver extends conflict('mfa_challenge_expired', 'This took too long. Please enter a new code.') {}

/** The challenge was asked for from another network address. */
export class ChallengeElsewhere extends conflict(
  'mfa_ip_address_mismatch',
  'Challenge and verify IP addresses mismatch.',
) {}

/** Recovery codes stand in for an authenticator, so there must be one. */
export class RecoveryCodesAlone extends conflict(
  'mfa_recovery_codes_sole_factor',
  'Recovery codes need an authenticator app.',
) {}

/** The user has a set of recovery codes: it is replaced, not doubled. */
export class RecoveryCodesExist extends conflict(
  'mfa_verified_factor_exists',
  'You already have recovery codes. Make a new set to replace them.',
) {}
