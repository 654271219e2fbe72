import { conflictError, notFoundError } from '#kernel/app-error.ts';

/** Also thrown for an inquiry that was deleted together with its account. */
export class InquiryNotFound extends notFoundError('inquiries.unknown', 'This inquiry no longer exists.') {}

export class IdempotencyKeyReused extends conflictError(
  'inquiries.key-used',
  'Other words were sent with this key already. Send these with a new one.',
) {}

/** Only inquiries of kind `partner` have a venture state. */
export class InquiryIsNoVenture extends conflictError(
  'inquiries.no-venture',
  'This is not an application for a venture.',
) {}

/** A mentoring request needs an agreed date or a decline; its status cannot be set by hand. */
export class MentoringDateRequired extends conflictError(
  'inquiries.answered-by-date',
  'Answer a request for mentoring with a date, or decline it.',
) {}

/** Also thrown for the mentoring request of another member. */
export class MentoringNotFound extends notFoundError(
  'inquiries.unknown-mentoring',
  'This mentoring request no longer exists.',
) {}

export class MentoringAlreadyRequested extends conflictError(
  'inquiries.mentoring-open',
  'You have already asked for an hour. Cancel that request first.',
) {}

export class MentoringClosed extends conflictError(
  'inquiries.mentoring-closed',
  'This request was cancelled or declined.',
) {}

export class MentoringOver extends conflictError('inquiries.mentoring-over', 'This hour is over.') {}

/** A member below the Visionary tier would not see the agreed date. */
export class MemberNotVisionary extends conflictError(
  'inquiries.not-visionary',
  'This member is no longer Visionary. Decline the request instead.',
) {}
