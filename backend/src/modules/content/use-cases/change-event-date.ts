import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { EventDateEnded, EventDateExists, ContentNotFound } from '../domain/errors.ts';
import { ContentChanged, EventDateChanged, type EventDateState } from '../domain/events.ts';
import { scheduleHorizonMs, type ScheduledDate } from '../kinds/event/dates.ts';
import { LiveEvent } from '../kinds/event/entity.ts';
import { storeEventDate } from '../kinds/event/store-event-date.ts';
import { rejectField } from '../kinds/kind.ts';
import { isUuid } from '../kinds/sql.ts';
import { EventDates, type EventSummary } from './event-dates.ts';

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly note?: string | null | undefined;
  readonly room?: string | null | undefined;
}

interface EventCommand {
  readonly eventId: string;
  readonly actorId: string;
}

interface EventDateCommand extends EventCommand {
  readonly date: Date;
}

const toDateState = ({ startsAt, endsAt, isCancelled }: ScheduledDate): EventDateState => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  isCancelled,
});

@Injectable()
export class ChangeEventDate {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly clock: Clock,
  ) {}

  move({ date, note, room, ...order }: EventDateCommand & Times): Promise<ScheduledDate> {
    const times = { startsAt: order.startsAt, endsAt: order.endsAt };
    return this.change(order, (event) => {
      const before = this.getUpcomingDate(event, date);
      this.checkTimes(event, times, before);
      return {
        before,
        after: { ...before, ...times, note: note ?? null, room: room === undefined ? before.room : room },
      };
    });
  }

  cancel({ date, note, ...order }: EventDateCommand & { note: string | null }): Promise<ScheduledDate> {
    return this.change(order, (event) => {
      const before = this.getUpcomingDate(event, date);
      return { before, after: { ...before, isCancelled: true, note } };
    });
  }

  restore({ date, ...order }: EventDateCommand): Promise<ScheduledDate> {
    return this.change(order, (event) => {
      const before = this.getUpcomingDate(event, date);
      return { before, after: before.isCancelled ? { ...before, isCancelled: false, note: null } : before };
    });
  }

  add({ note, room, ...order }: EventCommand & Times): Promise<ScheduledDate> {
    const { startsAt, endsAt } = order;
    return this.change(order, (event) => {
      this.checkTimes(event, { startsAt, endsAt });
      const added = {
        knownAs: startsAt,
        originalStart: null,
        startsAt,
        endsAt,
        isCancelled: false,
        sequence: 0,
        changedAt: null,
      };
      return { before: null, after: { ...added, note: note ?? null, room: room ?? null } };
    });
  }

  private getUpcomingDate(event: EventSummary, startsAt: Date): ScheduledDate {
    const date = this.dates.getStartingAt(event, startsAt);
    if (date.endsAt <= this.clock.now()) throw new EventDateEnded();
    return date;
  }

  private checkTimes(event: EventSummary, { startsAt, endsAt }: Times, before?: ScheduledDate): void {
    if (endsAt <= startsAt) rejectField('endsAt', 'The end must come after the start');
    const now = this.clock.now();
    if (endsAt <= now) rejectField('endsAt', 'The end must be in the future');
    if (startsAt.getTime() > now.getTime() + scheduleHorizonMs)
      rejectField('startsAt', 'The start must be within two years');
    const isTaken = (at: Date) => at.getTime() === startsAt.getTime();
    const others = this.dates
      .datesBetween(event, startsAt, startsAt)
      .filter(({ knownAs }) => +knownAs !== Number(before?.knownAs));
    // RSVPs identify an occurrence by its first start, so no added occurrence may reuse that start.
    const known = before ? [] : event.changes.map(({ knownAs }) => knownAs);
    if ([...others.map((date) => date.startsAt), ...known].some(isTaken)) throw new EventDateExists();
  }

  private change(
    { eventId, actorId }: EventCommand,
    decide: (event: EventSummary) => { before: ScheduledDate | null; after: ScheduledDate },
  ): Promise<ScheduledDate> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const row = isUuid(eventId)
        ? await em.findOne(LiveEvent, { id: eventId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (!row) throw new ContentNotFound();
      const { before, after } = decide(await this.dates.readEvent(eventId));
      if (before && hasSameValues(before, after)) return before;
      const changed = await storeEventDate(em, eventId, after, this.clock.now());
      recordChange(scope, { row, actorId, before, changed });
      return changed;
    });
  }
}

const hasSameValues = (one: ScheduledDate, other: ScheduledDate): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface RecordedChange {
  readonly row: LiveEvent;
  readonly actorId: string;
  readonly before: ScheduledDate | null;
  readonly changed: ScheduledDate;
}

function recordChange({ outbox, auditLog }: TransactionScope, { row, actorId, before, changed }: RecordedChange): void {
  const knownAs = changed.knownAs.toISOString();
  const [was, is] = [before && toDateState(before), toDateState(changed)];
  outbox.append(
    new EventDateChanged({
      ...{ eventId: row.id, knownAs, before: was, after: is },
      originalStart: changed.originalStart?.toISOString() ?? null,
      cancelled: changed.isCancelled,
      note: changed.note,
      sequence: changed.sequence,
    }),
  );
  outbox.append(new ContentChanged({ kind: 'events', id: row.id, slugs: [row.slug] }));
  const details = { id: row.id, date: knownAs, before: was && { ...was }, after: { ...is } };
  auditLog.record({ action: 'content.event-date-changed', actorId, subjectId: null, details });
}
