import { AppError, conflict, forbidden, unauthenticated } from '#kernel/app-error.ts';
import type { DeadToken } from '../use-cases/sessions/recognise-bearer.ts';

/** Nobody is signed in, or no longer is. Why, is not said outside the auth service. */
export class NotAuthenticated extends unauthenticated('request.not-authenticated', 'Not authenticated') {}

/** The request was created for one user and carries the token of another. Nothing of it is acted on. */
export class OtherUser extends conflict('request.other-user', 'Another user is signed in on this device.') {}

/** Signed in, but without the role this operation needs. */
export class RoleMissing extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'request.forbidden';
  constructor(isForAdministrators: boolean) {
    super(
      isForAdministrators ? 'Only an administrator can do this.' : 'Your account does not have the role this needs.',
    );
  }
}

/** A session with one proof behind it, where two are needed: the person has a second factor, or must set one up. */
export class SecondFactorNeeded extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'insufficient_aal';
  constructor(hasFactor: boolean) {
    super(hasFactor ? 'Please confirm with two-step sign-in first.' : 'Please set up two-step sign-in first.');
  }
}

/** The directory of accounts is for services and those who run the institute. */
export class DirectoryClosed extends forbidden('not_admin', 'User not allowed') {}

/** The auth service's own answer where the bearer token is absent. */
export class BearerMissing extends unauthenticated('no_authorization', 'This endpoint requires a valid Bearer token') {}

const reasons = {
  bad_jwt: 'invalid JWT: unable to parse or verify signature',
  session_not_found: 'Session from session_id claim in JWT does not exist',
  user_not_found: 'User from sub claim in JWT does not exist',
  user_banned: 'User is banned',
} satisfies Record<DeadToken, string>;

/** The auth service's own answer where the bearer token opens nothing; its client acts on the code. */
export class BearerRefused extends AppError {
  override readonly kind = 'forbidden';
  constructor(
    override readonly code: DeadToken,
    detail?: string,
  ) {
    super(detail ? `${reasons[code]}, ${detail}` : reasons[code]);
  }
}
