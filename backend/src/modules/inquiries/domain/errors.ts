import { conflictError, notFoundError } from '#kernel/app-error.ts';

export class InquiryNotFound extends notFoundError('inquiries.unknown', 'This inquiry no longer exists.') {}

export class IdempotencyKeyReused extends conflictError(
  'inquiries.key-used',
  'Another message was already sent with this key. Send this one with a new key.',
) {}

export class InquiryNotVenture extends conflictError(
  'inquiries.no-venture',
  'This is not an application for a venture.',
) {}

export class MentoringDateRequired extends conflictError(
  'inquiries.answered-by-date',
  'Answer a request for mentoring with a date, or decline it.',
) {}

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

export class MemberNotVisionary extends conflictError(
  'inquiries.not-visionary',
  'This member is no longer Visionary. Decline the request instead.',
) {}
