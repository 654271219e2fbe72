import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { EventDateExists } from '../domain/errors.ts';
import { scheduleHorizonMs } from '../kinds/event/dates.ts';
import { EventDate, LiveEvent } from '../kinds/event/entity.ts';
import { eventKind } from '../kinds/event/kind.ts';
import { rescheduleEventDates } from '../kinds/event/reschedule.ts';
import { moveRecurrenceDay, splitRecurrenceRule } from '../kinds/event/split-rule.ts';
import { rejectField } from '../kinds/kind.ts';
import { toItemValues } from './editing/item-values.ts';
import { Publisher } from './editing/publisher.ts';
import { StaffContentReader } from './editing/staff-content.ts';
import { EventSeriesStore, type SeriesTimes } from './event-series-store.ts';

export interface LaterDatesChange {
  readonly eventId: string;
  readonly actorId: string;
  readonly date: Date;
  readonly startsAt: ValidDate;
  readonly endsAt: ValidDate;
  readonly note: string | null;
}

export interface SeriesSplit {
  /** Id of the event with the later dates: the same event when the series has no earlier date, otherwise a new event. */
  readonly eventId: string;
  readonly from: Date;
}

/** Ends the series before the date and starts a new event, so that earlier dates do not change. */
@Injectable()
export class SplitSeries {
  constructor(
    private readonly tx: Transaction,
    private readonly series: EventSeriesStore,
    private readonly content: StaffContentReader,
    private readonly publisher: Publisher,
    private readonly clock: Clock,
  ) {}

  split(change: LaterDatesChange): Promise<SeriesSplit> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const { row, event, date, recurrence } = await this.series.open(change, em);
      const { zone } = event;
      this.checkTimes(change);
      const rules = splitRecurrenceRule({ startsAt: event.startsAt, zone, recurrence }, date.knownAs);
      if (rules.previous && change.startsAt <= rules.previous) throw new EventDateExists();
      const moved = moveRecurrenceDay(rules.later, { was: date.knownAs, is: change.startsAt, zone });
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
        await this.series.store(row, { recurrence: rules.earlier }, change.actorId, scope);
      } else await this.series.store(row, times, change.actorId, scope);
      await em.nativeDelete(EventDate, { event: id, knownAs: date.knownAs });
      await rescheduleEventDates(
        { id, ...was },
        { id, zone, ...times },
        { em, outbox: scope.outbox, now: this.clock.now(), note: change.note },
      );
      return { eventId: id, from: date.knownAs };
    });
  }

  private checkTimes({ startsAt, endsAt }: LaterDatesChange): void {
    const now = this.clock.now();
    if (endsAt <= startsAt) rejectField('endsAt', 'The end must come after the start');
    if (endsAt <= now) rejectField('endsAt', 'The end must be in the future');
    if (startsAt.getTime() > now.getTime() + scheduleHorizonMs)
      rejectField('startsAt', 'The start must be within two years');
  }

  private async publish(
    row: LiveEvent,
    { id, times, actorId }: { id: string; times: SeriesTimes; actorId: string },
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
}
