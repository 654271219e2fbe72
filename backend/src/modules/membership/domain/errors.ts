import { conflictError, notFoundError } from '#kernel/app-error.ts';

/** A plan below the paid one cannot be granted, because a grant cannot change what the member pays. */
export class PaidPlanIsHigher extends conflictError(
  'membership.paid-plan-is-higher',
  'This member pays for a higher plan. Refund or cancel that first.',
) {}

/**
 * The grant was changed again, so it cannot be undone: only the last change can be undone, and only by the
 * administrator who made it.
 */
export class GrantAlreadyChanged extends conflictError(
  'membership.grant-changed-since',
  'The plan has changed since then. Nothing was undone.',
) {}

export class MemberNotFound extends notFoundError('membership.unknown-member', 'This account no longer exists.') {}
