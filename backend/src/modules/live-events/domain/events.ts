import { DomainEvent } from '#kernel/domain-event.ts';
import type { ReminderKind } from './reminder.entity.ts';

/** `knownAs` is the first start, which does not change when staff move the occurrence. */
interface DateFacts {
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
}

/** A long list of attendees is split into several of these domain events. */
export class RemindersBecameDue extends DomainEvent<DateFacts & { kind: ReminderKind; userIds: readonly string[] }> {
  static override readonly type = 'live-events.reminders-due';
}

export const dateChangeTypes = ['moved', 'cancelled', 'restored', 'added', 'rescheduled', 'ended'] as const;
export type DateChangeType = (typeof dateChangeTypes)[number];

/** A long list of attendees is split into several of these domain events. */
export class EventDateChangedNotice extends DomainEvent<
  DateFacts & {
    change: DateChangeType;
    endsAt: string;
    before: string | null;
    note: string | null;
    sequence: number;
    userIds: readonly string[];
  }
> {
  static override readonly type = 'live-events.date-change-to-tell';
}

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

export class ReplayBecameReady extends DomainEvent<{ replayId: string; title: string; userIds: readonly string[] }> {
  static override readonly type = 'live-events.replay-ready';
}

export class WaitlistPromoted extends DomainEvent<DateFacts & { userId: string; rsvpId: string }> {
  static override readonly type = 'live-events.place-free';
}
