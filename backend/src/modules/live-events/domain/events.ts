import { DomainEvent } from '#kernel/domain-event.ts';
import type { ReminderKind } from './reminder.entity.ts';

/** Occurrence of an event, identified by `knownAs`: its first start time, which does not change when staff move it. */
interface DateFacts {
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
}

/**
 * Some attendees must receive a reminder, a day or an hour before an event. A long list of users is split into several
 * domain events.
 */
export class RemindersBecameDue extends DomainEvent<DateFacts & { kind: ReminderKind; userIds: readonly string[] }> {
  static override readonly type = 'live-events.reminders-due';
}

/**
 * Types of changes that attendees are notified of. `rescheduled`: the recurrence rule changed; members who attend all
 * occurrences are notified once. `ended`: the occurrence and all later ones were cancelled.
 */
export const dateChangeTypes = ['moved', 'cancelled', 'restored', 'added', 'rescheduled', 'ended'] as const;
export type DateChangeType = (typeof dateChangeTypes)[number];

/**
 * An occurrence was changed and some attendees must be notified. A long list of users is split into several domain
 * events.
 */
export class EventDateChangedNotice extends DomainEvent<
  DateFacts & {
    change: DateChangeType;
    endsAt: string;
    /**
     * Start before the change; null for an added occurrence, and when the start of the next occurrence stays the same.
     */
    before: string | null;
    note: string | null;
    /** SEQUENCE for calendar files, of the occurrence or of the event that changed. */
    sequence: number;
    userIds: readonly string[];
  }
> {
  static override readonly type = 'live-events.date-change-to-tell';
}

/**
 * An event was removed and some attendees must be notified with the start of their next occurrence. A long list of
 * users is split into several domain events.
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
 * A replay was added to an event, and these attendees may watch it. A long list of users is split into several domain
 * events.
 */
export class ReplayBecameReady extends DomainEvent<{ replayId: string; title: string; userIds: readonly string[] }> {
  static override readonly type = 'live-events.replay-ready';
}

export class WaitlistPromoted extends DomainEvent<DateFacts & { userId: string; rsvpId: string }> {
  static override readonly type = 'live-events.place-free';
}
