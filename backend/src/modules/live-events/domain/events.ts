import { DomainEvent } from '#kernel/domain-event.ts';
import type { ReminderKind } from './reminder.entity.ts';

/** `knownAs` identifies the occurrence of the event and does not change when the occurrence is moved. */
interface DateFacts {
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
}

/**
 * Some attendees must receive a reminder a day or an hour before an event. Long lists of users are split into several
 * domain events.
 */
export class RemindersBecameDue extends DomainEvent<DateFacts & { kind: ReminderKind; userIds: readonly string[] }> {
  static override readonly type = 'live-events.reminders-due';
}

/**
 * `rescheduled`: the recurrence rule changed; members who attend the whole series receive it with the next occurrence.
 */
export const dateChangeTypes = ['moved', 'cancelled', 'restored', 'added', 'rescheduled'] as const;
export type DateChangeType = (typeof dateChangeTypes)[number];

/**
 * An occurrence was changed and some attendees must be notified. Long lists of users are split into several domain
 * events.
 */
export class EventDateChangedNotice extends DomainEvent<
  DateFacts & {
    change: DateChangeType;
    endsAt: string;
    /** Start before the change; null for an added occurrence, and when the next occurrence has not changed. */
    before: string | null;
    note: string | null;
    /** iCalendar SEQUENCE of the occurrence, or of the event when the event was changed. */
    sequence: number;
    userIds: readonly string[];
  }
> {
  static override readonly type = 'live-events.date-change-to-tell';
}

/**
 * An event was removed and some attendees must be notified; the notice names their next occurrence. Long lists of users
 * are split into several domain events.
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

/**
 * A replay was added to an event; these attendees may watch it. Long lists of users are split into several domain
 * events.
 */
export class ReplayBecameReady extends DomainEvent<{ replayId: string; title: string; userIds: readonly string[] }> {
  static override readonly type = 'live-events.replay-ready';
}

/** A member on the waitlist got a place. */
export class WaitlistPromoted extends DomainEvent<DateFacts & { userId: string; rsvpId: string }> {
  static override readonly type = 'live-events.place-free';
}
