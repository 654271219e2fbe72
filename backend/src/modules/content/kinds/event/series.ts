import type { Database } from '#platform/database/database.ts';
import type { SqlCondition } from '../sql.ts';
import {
  computeEventSchedule,
  eventTimesColumns,
  toEventTimes,
  readDatesOrNull,
  type EventSchedule,
  type EventTimes,
  type EventTimesRow,
} from './dates.ts';

/** Number of computed occurrences: seven, so that a weekly rule shows each of its weekdays. */
const datesAhead = 7;

/**
 * SQL for the start that lists show: that of the next occurrence of a series, or of the last one when the series is
 * over.
 */
export const shownStartSql = 'coalesce(s.shown_at, e.starts_at)';
export const shownEndSql = 'coalesce(s.shown_end, e.ends_at)';

/** SQL condition, false for a series with an invalid rule: it has no occurrences, so only staff see it. */
export const validRuleCondition = '(e.recurrence is null or s.id is not null)';

/** SQL condition for events with more occurrences than the one in their row. */
export const severalDatesCondition =
  '(e.recurrence is not null or exists (select from event_dates d where d.event_id = e.id))';

export async function readSeriesSchedules(
  database: Database,
  now: Date,
): Promise<(EventSchedule & { event: EventTimes })[]> {
  const rows = await database.sql<EventTimesRow>(
    `select ${eventTimesColumns} from events e where ${severalDatesCondition}`,
  );
  return rows.map(toEventTimes).flatMap((event) => {
    const dates = getEventSchedule(event, now);
    return dates ? [{ event, ...dates }] : [];
  });
}

/**
 * Cache of computed occurrences, because computing a series takes milliseconds. An entry is valid until the next
 * occurrence starts. Null is stored for an invalid series, so that it is logged only once.
 */
const cachedDates = new Map<string, EventSchedule | null>();
const maxCached = 1_000;

export function getEventSchedule(event: EventTimes, now: Date): EventSchedule | null {
  const key = JSON.stringify(event);
  const known = cachedDates.get(key);
  if (known === null || (known && isFresh(known, now))) return known;
  const dates = readDatesOrNull(event, () => computeEventSchedule(event, now, datesAhead));
  if (cachedDates.size >= maxCached) cachedDates.clear();
  cachedDates.set(key, dates);
  return dates;
}

const isFresh = ({ last, next: [next] }: EventSchedule, now: Date): boolean =>
  (!last || last.startsAt < now) && (!next || now <= next.startsAt);

/** Time after the end of a changed occurrence in which lists still show it. */
const changeShownForMs = 7 * 86_400_000;

/**
 * Returns SQL that joins the occurrences of series to events `e`. Each read computes them, because they depend on the
 * current time.
 */
export async function buildSeriesJoin(database: Database, now: Date): Promise<SqlCondition> {
  const dates = (await readSeriesSchedules(database, now)).map(({ event, last, next: [next, ...later], changes }) => ({
    id: event.id,
    shown_at: (next ?? last)?.startsAt,
    shown_end: (next ?? last)?.endsAt,
    later: later.map(({ startsAt }) => startsAt),
    changes: changes
      .filter(({ endsAt, sequence }) => sequence > 0 && endsAt.getTime() > now.getTime() - changeShownForMs)
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
