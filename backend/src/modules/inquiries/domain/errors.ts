import { conflict, notFound } from '#kernel/app-error.ts';

/** Also thrown for an inquiry that was deleted with an account. */
export class UnknownInquiry extends notFound('inquiries.unknown', 'This inquiry no longer exists.') {}

export class FormKeyUsed extends conflict(
  'inquiries.key-used',
  'Other words were sent with this key already. Send these with a new one.',
) {}

/** Only inquiries of kind `partner` have a venture state. */
export class NotAVenture extends conflict('inquiries.no-venture', 'This is not an application for a venture.') {}

/** Mentoring requests are resolved by a date or a decline, not by a manual status. */
export class DateRequired extends conflict(
  'inquiries.answered-by-date',
  'Answer a request for mentoring with a date, or decline it.',
) {}

/** Also thrown for another member's request. */
export class UnknownMentoring extends notFound(
  'inquiries.unknown-mentoring',
  'This mentoring request no longer exists.',
) {}

export class MentoringOpen extends conflict(
  'inquiries.mentoring-open',
  'You have already asked for an hour. Cancel that request first.',
) {}

export class MentoringClosed extends conflict(
  'inquiries.mentoring-closed',
  'This request was cancelled or declined.',
) {}

export class MentoringOver extends conflict('inquiries.mentoring-over', 'This hour is over.') {}

/** The member is below Visionary and would not see the date. */
export class NotVisionary extends conflict(
  'inquiries.not-visionary',
  'This member is no longer Visionary. Decline the request instead.',
) {}
