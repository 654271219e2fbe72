import { conflictError, notFoundError } from '#kernel/app-error.ts';

/** A grant below the paid plan is refused, because a grant cannot change the payment. */
export class PaidPlanIsHigher extends conflictError(
  'membership.paid-plan-is-higher',
  'This member pays for a higher plan. Refund or cancel that first.',
) {}

export class GrantAlreadyChanged extends conflictError(
  'membership.grant-changed-since',
  'The plan has changed since then. Nothing was undone.',
) {}

export class MemberNotFound extends notFoundError('membership.unknown-member', 'This account no longer exists.') {}
