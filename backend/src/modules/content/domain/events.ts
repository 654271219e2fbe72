import { DomainEvent } from '#kernel/domain-event.ts';

/** `slugs` contains the old and new slugs of the item. */
export class ContentChanged extends DomainEvent<{ kind: string; id: string; slugs: readonly string[] }> {
  static override readonly type = 'content.changed';
}

export interface EventDateState {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

/** `originalStart` is null for an occurrence that staff added. */
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

/** `former` is the event before the change, as JSON. */
export class EventRescheduled extends DomainEvent<{
  eventId: string;
  former: string;
  at: string;
  note?: string;
  cancelledFrom?: string;
}> {
  static override readonly type = 'content.event-rescheduled';
}

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
