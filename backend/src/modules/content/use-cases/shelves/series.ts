import type { Database } from '../../../../platform/database/database.ts';
import { datesAround, type Series, type SeriesDates } from '../recurrence.ts';
import type { Condition } from './shelf.ts';

interface SeriesRow extends Series {
  readonly id: string;
}

/** The next date and those after it: so many that a rule names each of its weekdays. */
const datesAhead = 7;

/** When an event is shown to be: its only date; the next one of a series, or the last once it is over. */
export const shownAt = 'coalesce(s.shown_at, e.starts_at)';

/** Every event that is held again and again, with its dates as they stand at `now`. */
export async function readSeries(database: Database, now: Date): Promise<(SeriesDates & SeriesRow)[]> {
  const rows = await database.sql<SeriesRow>(
    'select id, starts_at as "startsAt", zone, recurrence from events where recurrence is not null',
  );
  return rows.map((row) => {
    const series = { ...row, startsAt: new Date(row.startsAt) };
    return { ...series, ...datesAt(series, now) };
  });
}

/** Counting a series from its start takes milliseconds, and what is counted holds until its next date has begun. */
const counted = new Map<string, SeriesDates>();
const mostKept = 1_000;

function datesAt(series: Series, now: Date): SeriesDates {
  const key = [series.startsAt.toISOString(), series.zone, series.recurrence].join(' ');
  const known = counted.get(key);
  if (known && holdsAt(known, now)) return known;
  const dates = datesAround(series, now, datesAhead);
  if (counted.size >= mostKept) counted.clear();
  counted.set(key, dates);
  return dates;
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
