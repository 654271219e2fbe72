import { conflict, notFound } from '#kernel/app-error.ts';

/** Also thrown for an inquiry that was deleted together with its account. */
export class UnknownInquiry extends notFound('inquiries.unknown', 'This inquiry no longer exists.') {}

export class FormKeyUsed extends conflict(
  'inquiries.key-used',
  'Other words were sent with this key already. Send these with a new one.',
) {}

/** Only inquiries of kind `partner` have a venture state. */
export class NotAVenture extends conflict('inquiries.no-venture', 'This is not an application for a venture.') {}

/** A mentoring request needs an agreed date or a decline; its status cannot be set by hand. */
export class DateRequired extends conflict(
  'inquiries.answered-by-date',
  'Answer a request for mentoring with a date, or decline it.',
) {}

/** Also thrown for the mentoring request of another member. */
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

/** A member below the Visionary tier would not see the agreed date. */
export class NotVisionary extends conflict(
  'inquiries.not-visionary',
  'This member is no longer Visionary. Decline the request instead.',
) {}
