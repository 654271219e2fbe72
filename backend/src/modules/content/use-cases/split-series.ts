import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { EventDateEnded, EventDateExists } from '../domain/errors.ts';
import { ContentChanged } from '../domain/events.ts';
import { scheduleHorizonMs, type ScheduledDate } from '../kinds/event/dates.ts';
import { EventDate, LiveEvent } from '../kinds/event/entity.ts';
import { eventKind } from '../kinds/event/kind.ts';
import { prepareEventValues } from '../kinds/event/prepare-event-values.ts';
import { rescheduleEventDates } from '../kinds/event/reschedule.ts';
import { moveRuleDay, splitRule } from '../kinds/event/split-rule.ts';
import { rejectField } from '../kinds/kind.ts';
import { lockExistingItem } from './editing/content-items.ts';
import { toItemValues } from './editing/item-values.ts';
import { Publisher } from './editing/publisher.ts';
import { Revisions } from './editing/revisions.ts';
import { StaffContent } from './editing/staff-content.ts';
import { EventDates } from './event-dates.ts';

export interface LaterDatesChange {
  readonly eventId: string;
  readonly actorId: string;
  /** Current start of the first date to change. */
  readonly date: Date;
  readonly startsAt: ValidDate;
  readonly endsAt: ValidDate;
  readonly note: string | null;
}

export interface SeriesSplit {
  /** The event that has the date and all later ones; the same event when no date comes before. */
  readonly eventId: string;
  /** Identifies the first changed date in the former series. */
  readonly from: Date;
}

const seriesFields = ['startsAt', 'endsAt', 'zone', 'recurrence'];

interface NewTimes {
  readonly startsAt: ValidDate;
  readonly endsAt: ValidDate;
  readonly recurrence: string;
}

/**
 * Changes the time of a date and of all later dates of a series. The series ends before the date, and a new event
 * begins with it, so that earlier dates do not change.
 */
@Injectable()
export class SplitSeries {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly content: StaffContent,
    private readonly publisher: Publisher,
    private readonly revisions: Revisions,
    private readonly clock: Clock,
  ) {}

  /** Throws ContentNotFound, EventDateNotFound, EventDateEnded, EventDateExists, InvalidInput. */
  split(change: LaterDatesChange): Promise<SeriesSplit> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const item = await lockExistingItem(em, eventKind, change.eventId);
      const event = await this.dates.readEvent(change.eventId, em);
      const date = this.dates.getStartingAt(event, change.date);
      const row = item.row as LiveEvent;
      const { zone, recurrence } = event;
      if (!recurrence || !date.originalStart)
        return rejectField('date', 'Only a date that repeats has later dates. Change only this date');
      // An unpublished rule would bring back the dates that move to the new event.
      if (Object.keys(item.editing?.draft ?? {}).some((field) => seriesFields.includes(field)))
        return rejectField('date', 'Publish or discard the unpublished changes of this event first');
      this.checkTimes(change, date);
      const rules = splitRule({ startsAt: event.startsAt, zone, recurrence }, date.knownAs);
      if (rules.previous && change.startsAt <= rules.previous) throw new EventDateExists();
      const moved = moveRuleDay(rules.later, { was: date.knownAs, is: change.startsAt, zone });
      const times = { startsAt: change.startsAt, endsAt: change.endsAt, recurrence: moved };
      const lasts = event.endsAt.getTime() - event.startsAt.getTime();
      const was = {
        ...{ zone, recurrence: rules.later, startsAt: date.knownAs },
        endsAt: new Date(date.knownAs.getTime() + lasts),
      };
      const id = rules.earlier ? newId() : event.id;
      if (rules.earlier) {
        await this.publish(row, { id, times, actorId: change.actorId }, scope);
        await em.nativeUpdate(EventDate, { event: row.id, knownAs: { $gte: date.knownAs } }, { event: id });
        await this.save(row, { recurrence: rules.earlier }, change.actorId, scope);
      } else await this.save(row, times, change.actorId, scope);
      await em.nativeDelete(EventDate, { event: id, knownAs: date.knownAs });
      await rescheduleEventDates(
        { id, ...was },
        { id, zone, ...times },
        { em, outbox: scope.outbox, now: this.clock.now(), note: change.note },
      );
      return { eventId: id, from: date.knownAs };
    });
  }

  private checkTimes({ startsAt, endsAt }: LaterDatesChange, date: ScheduledDate): void {
    const now = this.clock.now();
    if (date.endsAt <= now) throw new EventDateEnded();
    if (date.isCancelled) rejectField('date', 'This date is cancelled. Restore it first');
    if (endsAt <= startsAt) rejectField('endsAt', 'The end must come after the start');
    if (endsAt <= now) rejectField('endsAt', 'The end must be in the future');
    if (startsAt.getTime() > now.getTime() + scheduleHorizonMs)
      rejectField('startsAt', 'The start must be within two years');
  }

  private async publish(
    row: LiveEvent,
    { id, times, actorId }: { id: string; times: NewTimes; actorId: string },
    scope: TransactionScope,
  ): Promise<void> {
    const slug = await this.findFreeSlug(row, { id, startsAt: times.startsAt }, scope);
    const published = await this.content.publishedValues(eventKind, row.id, scope.em);
    const values = { ...published, ...toItemValues(eventKind, { ...times, slug }) };
    await this.publisher.publish(eventKind, { id, item: { row: null, editing: null }, values, actorId }, scope);
    const details = { kind: 'events', id, title: row.title };
    scope.auditLog.record({ action: 'content.created', actorId, subjectId: null, details });
  }

  private async findFreeSlug(
    { slug }: LiveEvent,
    { id, startsAt }: { id: string; startsAt: Date },
    { em }: TransactionScope,
  ): Promise<string> {
    const own = slug.replace(/-\d{4}-\d\d-\d\d$/, '').slice(0, 60);
    const dated = `${own}-${startsAt.toISOString().slice(0, 10)}`;
    return (await em.count(LiveEvent, { slug: dated })) > 0 ? `${dated}-${id.slice(-6)}` : dated;
  }

  /** Stores new times without rescheduling, because the caller moves the dates. */
  private async save(
    row: LiveEvent,
    times: Partial<NewTimes>,
    actorId: string,
    { em, outbox, auditLog }: TransactionScope,
  ): Promise<void> {
    const before = { values: await this.content.publishedValues(eventKind, row.id, em), at: row.updatedAt };
    const now = new Date(Math.max(this.clock.now().getTime(), row.updatedAt.getTime() + 1));
    em.assign(row, { ...prepareEventValues(times, { ...row }), updatedAt: now });
    await em.flush();
    outbox.append(new ContentChanged({ kind: 'events', id: row.id, slugs: [row.slug] }));
    const values = await this.content.publishedValues(eventKind, row.id, em);
    const revision = { kind: 'events', itemId: row.id, authorId: actorId, action: 'saved' as const, values, before };
    await this.revisions.record(em, revision);
    const details = { kind: 'events', id: row.id, fields: Object.keys(times) };
    auditLog.record({ action: 'content.changed', actorId, subjectId: null, details });
  }
}
