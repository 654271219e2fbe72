import { conflict, notFound } from '#kernel/app-error.ts';

/** There is no such inquiry, or it was forgotten with an account. */
export class UnknownInquiry extends notFound('inquiries.unknown', 'This inquiry no longer exists.') {}

/** The idempotency key of a form was used before with other content. */
export class FormKeyUsed extends conflict(
  'inquiries.key-used',
  'Other words were sent with this key already. Send these with a new one.',
) {}

/** The inquiry is something else than an application. */
export class NoVenture extends conflict('inquiries.no-venture', 'This is not an application for a venture.') {}

/** A request for mentoring ends with a date, or without one, and not by hand. */
export class AnsweredByDate extends conflict(
  'inquiries.answered-by-date',
  'Answer a request for mentoring with a date, or decline it.',
) {}

/** There is no such request for mentoring, or it is somebody else's. */
export class UnknownMentoring extends notFound(
  'inquiries.unknown-mentoring',
  'This mentoring request no longer exists.',
) {}

/** Somebody has asked already, and was not answered yet or has a date. */
export class MentoringOpen extends conflict(
  'inquiries.mentoring-open',
  'You have already asked for an hour. Cancel that request first.',
) {}

/** It was taken back or declined. */
export class MentoringClosed extends conflict(
  'inquiries.mentoring-closed',
  'This request was cancelled or declined.',
) {}

export class MentoringOver extends conflict('inquiries.mentoring-over', 'This hour is over.') {}

/** A date would be for somebody who cannot see it. */
export class NotVisionary extends conflict(
  'inquiries.not-visionary',
  'This member is no longer Visionary. Decline the request instead.',
) {}
