import { AppError, conflictError, notFoundError } from '#kernel/app-error.ts';

export class JoiningNotOpenYet extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'live-events.not-open';
  override readonly extras: { readonly opensAt: string };
  constructor(opensAt: Date) {
    super('You can join 10 minutes before the start.');
    this.extras = { opensAt: opensAt.toISOString() };
  }
}

export class EventDateOver extends conflictError('live-events.ended', 'This date is over.') {}

export class NoFurtherEventDate extends conflictError(
  'live-events.no-further-date',
  'This event has no further dates.',
) {}

export class EventDateCancelled extends conflictError('live-events.cancelled', 'This date is cancelled.') {}

export class MeetingLinkMissing extends conflictError('live-events.no-room', 'This date has no link to join online.') {}

export class RsvpPerDateRequired extends conflictError(
  'live-events.answer-each-date',
  'Places are limited. Please choose one date.',
) {}

export class AttendeeNotFound extends notFoundError(
  'live-events.no-such-member',
  'There is no account with this id.',
) {}

export class CalendarNotFound extends notFoundError(
  'live-events.no-such-calendar',
  'There is no calendar at this address.',
) {}
