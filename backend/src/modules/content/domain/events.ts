import { DomainEvent } from '#kernel/domain-event.ts';

/**
 * A piece of content was added, changed or removed. `slugs` holds its slugs before and after; it is empty for kinds
 * without slugs. Pieces removed with their parent publish no event of their own.
 */
export class ContentChanged extends DomainEvent<{ kind: string; id: string; slugs: readonly string[] }> {
  static override readonly type = 'content.changed';
}

export interface DateState {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

/**
 * Staff moved, changed, cancelled, restored or added one date of an event. `knownAs` identifies the date even after it
 * is moved; `originalStart` and `before` are null for an added date.
 */
export class EventDateChanged extends DomainEvent<{
  eventId: string;
  knownAs: string;
  originalStart: string | null;
  before: DateState | null;
  after: DateState;
  cancelled: boolean;
  note: string | null;
  sequence: number;
}> {
  static override readonly type = 'content.event-date-changed';
}

/**
 * Staff gave an event another rule, zone or times. `former` is the old schedule as JSON, valid until `at`;
 * `EventSchedule.successors` maps the old dates to the new ones.
 */
export class EventRescheduled extends DomainEvent<{ eventId: string; former: string; at: string }> {
  static override readonly type = 'content.event-rescheduled';
}

/** Staff removed an event. `dates` holds its upcoming dates, the next one first. */
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
