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

/** Seven occurrences show all weekdays of a weekly rule. */
const computedDateCount = 7;

/** For a recurring event, the start of the next occurrence, or of the last one when the event is over. */
export const shownStartSql = 'coalesce(s.shown_at, e.starts_at)';
export const shownEndSql = 'coalesce(s.shown_end, e.ends_at)';

/** False for an event with an invalid recurrence rule, so that only staff see the event. */
export const validRecurrenceCondition = '(e.recurrence is null or s.id is not null)';

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

/** Null means an invalid recurrence rule. */
const cachedDates = new Map<string, EventSchedule | null>();
const maxCached = 1_000;

export function getEventSchedule(event: EventTimes, now: Date): EventSchedule | null {
  const key = JSON.stringify(event);
  const known = cachedDates.get(key);
  if (known === null || (known && isFresh(known, now))) return known;
  const dates = readDatesOrNull(event, () => computeEventSchedule(event, now, computedDateCount));
  if (cachedDates.size >= maxCached) cachedDates.clear();
  cachedDates.set(key, dates);
  return dates;
}

const isFresh = ({ last, next: [next] }: EventSchedule, now: Date): boolean =>
  (!last || last.startsAt < now) && (!next || now <= next.startsAt);

const changeShownForMs = 7 * 86_400_000;

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
