import type { Database } from '../../../../platform/database/database.ts';
import type { Condition } from '../sql.ts';
import {
  datesOf,
  eventTimes,
  timesOf,
  unlessUnreadable,
  type EventDates,
  type EventTimes,
  type TimesRow,
} from './dates.ts';

/** The next date and those after it: so many that a rule names each of its weekdays. */
const datesAhead = 7;

/** When an event is shown to be: its only date; the next one of a series, or the last once it is over. */
export const shownAt = 'coalesce(s.shown_at, e.starts_at)';
export const shownEnd = 'coalesce(s.shown_end, e.ends_at)';

/** False for a series whose rule cannot be read: it has no dates, so only staff see it. */
export const isReadable = '(e.recurrence is null or s.id is not null)';

/** Events of which more is to be known than the one date of their row. */
export const hasDates = '(e.recurrence is not null or exists (select from event_dates d where d.event_id = e.id))';

/** Every event that has other dates than that of its row, as they stand at `now`; without those nobody can read. */
export async function readSeries(database: Database, now: Date): Promise<(EventDates & { event: EventTimes })[]> {
  const rows = await database.sql<TimesRow>(`select ${eventTimes} from events e where ${hasDates}`);
  return rows.map(timesOf).flatMap((event) => {
    const dates = datesAt(event, now);
    return dates ? [{ event, ...dates }] : [];
  });
}

/**
 * Counting a series from its start takes milliseconds, and what is counted holds until its next date has begun. One that
 * cannot be read is kept as null, so that it is logged once.
 */
const counted = new Map<string, EventDates | null>();
const mostKept = 1_000;

/** The dates of an event as they stand at `now`; null where its rule cannot be read. */
export function datesAt(event: EventTimes, now: Date): EventDates | null {
  const key = JSON.stringify(event);
  const known = counted.get(key);
  if (known === null || (known && holdsAt(known, now))) return known;
  const dates = unlessUnreadable(event, () => datesOf(event, now, datesAhead));
  if (counted.size >= mostKept) counted.clear();
  counted.set(key, dates);
  return dates;
}

const holdsAt = ({ last, next: [next] }: EventDates, now: Date): boolean =>
  (!last || last.startsAt < now) && (!next || now <= next.startsAt);

/** How long a changed date is told of after it was, or was to be. */
const toldForMs = 7 * 86_400_000;

/** Joins to events `e` their dates. They are worked out at each asking: kept, they would grow old. */
export async function joinSeries(database: Database, now: Date): Promise<Condition> {
  const dates = (await readSeries(database, now)).map(({ event, last, next: [next, ...later], changes }) => ({
    id: event.id,
    shown_at: (next ?? last)?.startsAt,
    shown_end: (next ?? last)?.endsAt,
    later: later.map(({ startsAt }) => startsAt),
    changes: changes
      .filter(({ endsAt, sequence }) => sequence > 0 && endsAt.getTime() > now.getTime() - toldForMs)
      .map(({ originalStart, startsAt, endsAt, isCancelled, note }) => ({
        ...{ originalStart, startsAt, endsAt, isCancelled, note },
      })),
  }));
  return {
    sql: `left join jsonb_to_recordset(?::jsonb)
      as s(id uuid, shown_at timestamptz, shown_end timestamptz, later jsonb, changes jsonb) on s.id = e.id`,
    params: [JSON.stringify(dates)],
  };
}
