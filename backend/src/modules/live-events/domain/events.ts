import { DomainEvent } from '#kernel/domain-event.ts';
import type { ReminderKind } from './reminder.entity.ts';

/** A date of an event, as a fact names it; `knownAs` stays however often it is moved. */
interface DateFacts {
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
}

/** A day or an hour before a date, some of those who come are to be reminded, each once. Long lists come in parts. */
export class RemindersDue extends DomainEvent<DateFacts & { kind: ReminderKind; userIds: readonly string[] }> {
  static override readonly type = 'live-events.reminders-due';
}

/** `rescheduled`: the event has another rule, and this is its next date, for whoever comes to all. */
export const changesToTell = ['moved', 'cancelled', 'restored', 'added', 'rescheduled'] as const;
export type ChangeToTell = (typeof changesToTell)[number];

/** A date was changed, and some of those who said yes are to be told. Long lists come in parts. */
export class DateChangeToTell extends DomainEvent<
  DateFacts & {
    change: ChangeToTell;
    endsAt: string;
    /** When it was to begin before; null for an added date, and where the next date of the event is as it was. */
    before: string | null;
    note: string | null;
    /** Of the changes of the date, or where its event was changed of those. */
    sequence: number;
    userIds: readonly string[];
  }
> {
  static override readonly type = 'live-events.date-change-to-tell';
}

/** An event is gone, and some of those who said yes are to be told, by the next date they meant. Long lists come in parts. */
export class RemovalToTell extends DomainEvent<{
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

/** The replay of a date came, and some of those who were there, or meant to be, may watch it. Long lists come in parts. */
export class ReplayReady extends DomainEvent<{ replayId: string; title: string; userIds: readonly string[] }> {
  static override readonly type = 'live-events.replay-ready';
}

/** Somebody who waited has a place now. */
export class PlaceFree extends DomainEvent<DateFacts & { userId: string; rsvpId: string }> {
  static override readonly type = 'live-events.place-free';
}
