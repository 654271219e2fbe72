import { AppError, conflictError, forbiddenError, unauthenticatedError } from '#kernel/app-error.ts';
import type { TokenRejectionReason } from '../use-cases/sessions/authenticate-bearer.ts';

export class NotAuthenticated extends unauthenticatedError('request.not-authenticated', 'Not authenticated') {}

export class OtherUserSignedIn extends conflictError(
  'request.other-user',
  'Another user is signed in on this device.',
) {}

export class RequiredRoleMissing extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'request.forbidden';
  constructor(isForAdministrators: boolean) {
    super(
      isForAdministrators ? 'Only an administrator can do this.' : 'Your account does not have the role this needs.',
    );
  }
}

export class SecondFactorRequired extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'insufficient_aal';
  constructor(hasFactor: boolean) {
    super(hasFactor ? 'Please confirm with two-step sign-in first.' : 'Please set up two-step sign-in first.');
  }
}

export class DirectoryAccessForbidden extends forbiddenError('not_admin', 'User not allowed') {}

export class BearerTokenMissing extends unauthenticatedError(
  'no_authorization',
  'This endpoint requires a valid Bearer token',
) {}

const messageByReason = {
  bad_jwt: 'invalid JWT: unable to parse or verify signature',
  session_not_found: 'Session from session_id claim in JWT does not exist',
  user_not_found: 'User from sub claim in JWT does not exist',
  user_banned: 'User is banned',
} satisfies Record<TokenRejectionReason, string>;

export class BearerTokenInvalid extends AppError {
  override readonly kind = 'forbidden';
  constructor(
    override readonly code: TokenRejectionReason,
    detail?: string,
  ) {
    super(detail ? `${messageByReason[code]}, ${detail}` : messageByReason[code]);
  }
}
