import { Logger } from '@nestjs/common';
import type { Database } from '../../../../platform/database/database.ts';
import { datesAround, isRecurrence, type Series, type SeriesDates } from './recurrence.ts';
import type { Condition } from '../sql.ts';

interface SeriesRow extends Series {
  readonly id: string;
}

/** The next date and those after it: so many that a rule names each of its weekdays. */
const datesAhead = 7;

/** When an event is shown to be: its only date; the next one of a series, or the last once it is over. */
export const shownAt = 'coalesce(s.shown_at, e.starts_at)';

/** False for a series whose rule cannot be read: it has no dates, so only staff see it. */
export const isReadable = '(e.recurrence is null or s.id is not null)';

/** Every event that is held again and again, with its dates as they stand at `now`; without those nobody can read. */
export async function readSeries(database: Database, now: Date): Promise<(SeriesDates & SeriesRow)[]> {
  const rows = await database.sql<SeriesRow>(
    'select id, starts_at as "startsAt", zone, recurrence from events where recurrence is not null',
  );
  return rows.flatMap((row) => {
    const series = { ...row, startsAt: new Date(row.startsAt) };
    const dates = datesAt(series, now);
    return dates ? [{ ...series, ...dates }] : [];
  });
}

/**
 * Counting a series from its start takes milliseconds, and what is counted holds until its next date has begun. One that
 * cannot be read is kept as null, so that it is logged once.
 */
const counted = new Map<string, SeriesDates | null>();
const mostKept = 1_000;
const log = new Logger('content');

/** The dates of a series as they stand at `now`; null where its rule cannot be read. */
export function datesAt(series: SeriesRow, now: Date): SeriesDates | null {
  const key = [series.id, String(series.startsAt), series.zone, series.recurrence].join(' ');
  const known = counted.get(key);
  if (known === null || (known && holdsAt(known, now))) return known;
  const dates = readDates(series, now);
  if (counted.size >= mostKept) counted.clear();
  counted.set(key, dates);
  return dates;
}

/** The row may have come by another way than the admin, and one such row must never be everybody's error. */
function readDates(series: SeriesRow, now: Date): SeriesDates | null {
  const { id, zone, recurrence } = series;
  try {
    if (!isRecurrence(recurrence)) throw new RangeError('Not a rule that is offered here');
    return datesAround(series, now, datesAhead);
  } catch (error) {
    log.error({ event: 'content.unreadable-series', id, zone, recurrence, error: String(error) });
    return null;
  }
}

const holdsAt = ({ last, next: [next] }: SeriesDates, now: Date): boolean =>
  (!last || last < now) && (!next || now <= next);

/** Joins to events `e` the dates of those that repeat. They are worked out at each asking: kept, they would grow old. */
export async function joinSeries(database: Database, now: Date): Promise<Condition> {
  const dates = (await readSeries(database, now)).map(({ id, startsAt, last = startsAt, next: [next, ...later] }) => ({
    id,
    shown_at: next ?? last,
    later,
  }));
  return {
    sql: 'left join jsonb_to_recordset(?::jsonb) as s(id uuid, shown_at timestamptz, later jsonb) on s.id = e.id',
    params: [JSON.stringify(dates)],
  };
}
