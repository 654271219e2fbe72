import { DomainEvent } from '#kernel/domain-event.ts';
import type { ReminderKind } from './reminder.entity.ts';

/** `knownAs` identifies the date and does not change when the date is moved. */
interface DateFacts {
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
}

/** Some attendees are due a reminder a day or an hour before a date. Long lists are split into several events. */
export class RemindersDue extends DomainEvent<DateFacts & { kind: ReminderKind; userIds: readonly string[] }> {
  static override readonly type = 'live-events.reminders-due';
}

/** `rescheduled`: the recurrence rule changed; the date is the next one, for members who attend all dates. */
export const dateChangeTypes = ['moved', 'cancelled', 'restored', 'added', 'rescheduled'] as const;
export type DateChangeType = (typeof dateChangeTypes)[number];

/** A date was changed and some attendees must be notified. Long lists are split into several events. */
export class EventDateChangedNotice extends DomainEvent<
  DateFacts & {
    change: DateChangeType;
    endsAt: string;
    /** Start before the change; null for an added date, and when the next date of the event has not changed. */
    before: string | null;
    note: string | null;
    /** iCalendar SEQUENCE of the date, or of the event when the event was changed. */
    sequence: number;
    userIds: readonly string[];
  }
> {
  static override readonly type = 'live-events.date-change-to-tell';
}

/**
 * An event was removed and some attendees must be notified by their next date. Long lists are split into several
 * events.
 */
export class EventRemovedNotice extends DomainEvent<{
  eventId: string;
  title: string;
  zone: string;
  isVirtual: boolean;
  location: string | null;
  startsAt: string;
  userIds: readonly string[];
}> {
  static override readonly type = 'live-events.removal-to-tell';
}

/** A replay was attached; these attendees may watch it. Long lists are split into several events. */
export class ReplayReady extends DomainEvent<{ replayId: string; title: string; userIds: readonly string[] }> {
  static override readonly type = 'live-events.replay-ready';
}

/** A member got a place from the waitlist. */
export class WaitlistPromoted extends DomainEvent<DateFacts & { userId: string; rsvpId: string }> {
  static override readonly type = 'live-events.place-free';
}
