import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { ScheduledDate } from '../kinds/event/dates.ts';
import { rescheduleEventDates } from '../kinds/event/reschedule.ts';
import { endRecurrenceRule } from '../kinds/event/split-rule.ts';
import { storeEventDate } from '../kinds/event/store-event-date.ts';
import { ChangeEventDate } from './change-event-date.ts';
import { EventDates } from './event-dates.ts';
import { EventSeriesStore } from './event-series-store.ts';

/** `later` means a date and all later dates of its series. */
export const changeScopes = ['one', 'later'] as const;
export type ChangeScope = (typeof changeScopes)[number];

interface SeriesEnd {
  readonly eventId: string;
  readonly actorId: string;
  readonly date: Date;
  readonly note: string | null;
}

@Injectable()
export class EndSeries {
  constructor(
    private readonly tx: Transaction,
    private readonly series: EventSeriesStore,
    private readonly dates: EventDates,
    private readonly changeDate: ChangeEventDate,
    private readonly clock: Clock,
  ) {}

  end({ eventId, actorId, note, ...end }: SeriesEnd): Promise<ScheduledDate> {
    return this.tx.run(async (scope) => {
      const { em, outbox } = scope;
      const { row, event, date, recurrence } = await this.series.open({ eventId, date: end.date }, em);
      const later = this.dates.datesAfter(event, date);
      if (later.length === 0) return this.changeDate.cancel({ eventId, actorId, date: end.date, note });
      const now = this.clock.now();
      const { id, startsAt, endsAt, zone } = event;
      const rule = endRecurrenceRule(recurrence, date.knownAs);
      await this.series.store(row, { recurrence: rule }, actorId, scope);
      const times = { id, startsAt, endsAt, zone };
      await rescheduleEventDates(
        { ...times, recurrence },
        { ...times, recurrence: rule },
        { em, outbox, now, note, cancelledFrom: date.knownAs },
      );
      const cancel = (each: ScheduledDate) => storeEventDate(em, id, { ...each, isCancelled: true, note }, now);
      for (const added of later.filter(({ originalStart }) => !originalStart)) await cancel(added);
      return cancel(date);
    });
  }
}
