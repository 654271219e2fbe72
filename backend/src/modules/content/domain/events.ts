import { DomainEvent } from '#kernel/domain-event.ts';

/**
 * A content item was added, changed or removed. `slugs` contains its old and new slugs. Items that are removed
 * together with their parent publish no event.
 */
export class ContentChanged extends DomainEvent<{ kind: string; id: string; slugs: readonly string[] }> {
  static override readonly type = 'content.changed';
}

export interface EventDateState {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

/**
 * Staff moved, changed, cancelled, restored or added one occurrence of an event. `knownAs` is its first start time,
 * which identifies it even after a move; an added occurrence has null as `originalStart` and `before`.
 */
export class EventDateChanged extends DomainEvent<{
  eventId: string;
  knownAs: string;
  originalStart: string | null;
  before: EventDateState | null;
  after: EventDateState;
  cancelled: boolean;
  note: string | null;
  sequence: number;
}> {
  static override readonly type = 'content.event-date-changed';
}

/**
 * Staff changed the recurrence rule, time zone or times of an event. `former` is the event before the change as JSON,
 * from which subscribers compute the old times. `note` is for the attendees. `cancelledFrom` is set when staff cancelled
 * an occurrence and all later ones; it identifies the first cancelled one.
 */
export class EventRescheduled extends DomainEvent<{
  eventId: string;
  former: string;
  at: string;
  note?: string;
  cancelledFrom?: string;
}> {
  static override readonly type = 'content.event-rescheduled';
}

/** Staff removed an event. `dates` contains its upcoming occurrences, the next one first. */
export class EventRemoved extends DomainEvent<{
  eventId: string;
  title: string;
  zone: string;
  isVirtual: boolean;
  location: string | null;
  dates: readonly { knownAs: string; startsAt: string }[];
}> {
  static override readonly type = 'content.event-removed';
}
