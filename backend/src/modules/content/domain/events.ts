import { DomainEvent } from '#kernel/domain-event.ts';

/**
 * A piece of content was added, changed or removed. `slugs` contains its slugs before and after; it is empty for kinds
 * without slugs. No event is published for pieces that are removed with their parent.
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
 * Staff moved, changed, cancelled, restored or added one occurrence of an event. `knownAs` identifies the occurrence
 * even after it is moved; `originalStart` and `before` are null for an added one.
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
 * Staff changed the rule, time zone or times of an event. `former` is the schedule before the change as JSON, valid
 * until `at`. From it, the new time of each former occurrence can be computed.
 */
export class EventRescheduled extends DomainEvent<{ eventId: string; former: string; at: string }> {
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
