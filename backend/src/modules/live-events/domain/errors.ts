import { AppError, conflict, notFound } from '#kernel/app-error.ts';

/** Members can join from `opensAt`, ten minutes before the start. */
export class NotOpen extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'live-events.not-open';
  override readonly extras: { readonly opensAt: string };
  constructor(opensAt: Date) {
    super('You can join 10 minutes before the start.');
    this.extras = { opensAt: opensAt.toISOString() };
  }
}

export class DateOver extends conflict('live-events.ended', 'This date is over.') {}

export class NoFurtherDate extends conflict('live-events.no-further-date', 'This event has no further dates.') {}

export class DateCancelled extends conflict('live-events.cancelled', 'This date is cancelled.') {}

/** The date is held at a place, or its link is not set yet. */
export class NoMeetingLink extends conflict('live-events.no-room', 'There is no room to join online for this date.') {}

/** An event with limited places needs an RSVP for each date. */
export class RsvpPerDateRequired extends conflict(
  'live-events.answer-each-date',
  'Places are limited. Please choose one date.',
) {}

export class NoSuchMember extends notFound('live-events.no-such-member', 'There is no account with this id.') {}

/** The calendar URL never existed or was renewed. */
export class NoSuchCalendar extends notFound('live-events.no-such-calendar', 'There is no calendar at this address.') {}
