import { conflict, notFound } from '#kernel/app-error.ts';

/** A member pays for more than was to be granted. The payment is dealt with first; a grant never touches it. */
export class PaidPlanIsHigher extends conflict(
  'membership.paid-plan-is-higher',
  'This member pays for a higher plan. Refund or cancel that first.',
) {}

/** Only the last change can be undone, and only by the administrator who made it. */
export class GrantChangedSince extends conflict(
  'membership.grant-changed-since',
  'The plan has changed since then. Nothing was undone.',
) {}

/** Nobody has this account, or nobody has it any more. */
export class UnknownMember extends notFound('membership.unknown-member', 'This account no longer exists.') {}
