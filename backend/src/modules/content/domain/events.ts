import { DomainEvent } from '../../../kernel/domain-event.ts';

/**
 * A piece of content was added, changed or removed. `kind` is its name in the table of kinds. `slugs` are those under
 * which it was found before and is found now; none for a kind that has no slug. What hung on a removed piece goes
 * without a fact of its own.
 */
export class ContentChanged extends DomainEvent<{ kind: string; id: string; slugs: readonly string[] }> {
  static override readonly type = 'content.changed';
}

/** When a date of an event is held, and whether it is. */
export interface DateState {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

/**
 * Staff moved, changed, cancelled, restored or added one date of an event. `knownAs` names the date however often it is
 * moved; `originalStart` is null for an added one, and `before` null when it is added.
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
 * Staff gave an event another rule, zone or times. `former` is how it was held before, as JSON, and `at` when that ended;
 * `EventDates.successors` says what became of its dates, which may have other names now.
 */
export class EventRescheduled extends DomainEvent<{ eventId: string; former: string; at: string }> {
  static override readonly type = 'content.event-rescheduled';
}

/** Staff removed an event. `dates` were still to come, the next first; they are known by it no more. */
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
