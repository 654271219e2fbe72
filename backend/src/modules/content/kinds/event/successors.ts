import { DateTime } from 'luxon';
import { listDatesBetween, scheduleHorizonMs, type EventTimes, type ScheduledDate } from './dates.ts';

/**
 * Occurrence under the former recurrence rule, and its replacement under the new rule; undefined without a replacement.
 */
export interface DateSuccessor {
  readonly was: ScheduledDate;
  readonly is: ScheduledDate | undefined;
}

const weekMs = 7 * 86_400_000;
/** Maximum age in ms of a past occurrence that gets a replacement; older occurrences do not change. */
const successorLookBehindMs = 60 * 86_400_000;

/**
 * Maps each occurrence of a rescheduled event to its replacement, in time order: the new occurrence at the same time,
 * else the nearest one in the same week (in the same month or year for monthly and yearly rules). If the first
 * occurrence moves by less than a week, the weeks of each rule begin with its first occurrence, because a series that
 * moves from Sunday to Monday moves into the next calendar week. Past occurrences map
 * only to past ones and upcoming ones only to upcoming ones, except for an event with a single occurrence.
 */
export function matchDateSuccessors(former: EventTimes, event: EventTimes, now: Date): DateSuccessor[] {
  const around = [
    new Date(now.getTime() - successorLookBehindMs),
    new Date(now.getTime() + scheduleHorizonMs),
  ] as const;
  const old = listDatesBetween(former, ...around).filter(isOfRule);
  const present = listDatesBetween(event, ...around).filter(isOfRule);
  const isSingle = former.recurrence === null && event.recurrence === null;
  const isOver = ({ endsAt }: ScheduledDate) => endsAt <= now;
  const mayFollow = (was: ScheduledDate, is: ScheduledDate) => isOver(was) === isOver(is) || (isSingle && isOver(is));

  const found = new Map<ScheduledDate, ScheduledDate>();
  const own = former.changes.filter(({ originalStart }) => !originalStart).map(({ knownAs }) => knownAs.getTime());
  const taken = new Set(present.filter(({ knownAs }) => own.includes(knownAs.getTime())));
  const take = (was: ScheduledDate, is: ScheduledDate | undefined) => {
    if (!is || found.has(was) || taken.has(is)) return;
    found.set(was, is);
    taken.add(is);
  };
  const byName = new Map(present.map((date) => [date.knownAs.getTime(), date]));
  for (const was of old) take(was, byName.get(was.knownAs.getTime()));

  const [formerPeriod, presentPeriod] = isSingle ? [() => 0, () => 0] : createPeriods(former, event);
  const free = Map.groupBy(
    present.filter((date) => !taken.has(date)),
    presentPeriod,
  );
  const near = old
    .filter((was) => !found.has(was))
    .flatMap((was) =>
      (free.get(formerPeriod(was)) ?? []).filter((is) => mayFollow(was, is)).map((is) => ({ was, is })),
    );
  for (const { was, is } of near.toSorted((one, other) => computeStartDistance(one) - computeStartDistance(other)))
    take(was, is);
  return old.map((was) => ({ was, is: found.get(was) }));
}

const isOfRule = ({ originalStart }: ScheduledDate): boolean => originalStart !== null;

const computeStartDistance = ({ was, is }: { was: ScheduledDate; is: ScheduledDate }): number =>
  Math.abs(was.knownAs.getTime() - is.knownAs.getTime());

type PeriodOf = (date: ScheduledDate) => number;

/** Returns the functions that number the periods of the former and of the new rule. */
function createPeriods(former: EventTimes, event: EventTimes): [PeriodOf, PeriodOf] {
  const unit = longestPeriod(former, event);
  const toLocal = (date: Date) => DateTime.fromJSDate(date, { zone: event.zone });
  const calendarPeriod: PeriodOf = ({ knownAs }) => toLocal(knownAs).startOf(unit).toMillis();
  const isShifted = Math.abs(event.startsAt.getTime() - former.startsAt.getTime()) < weekMs;
  if (unit !== 'week' || !isShifted) return [calendarPeriod, calendarPeriod];
  const weeksAfter = (start: Date): PeriodOf => {
    const first = toLocal(start).startOf('day');
    return ({ knownAs }) => Math.floor(toLocal(knownAs).startOf('day').diff(first, 'days').days / 7);
  };
  return [weeksAfter(former.startsAt), weeksAfter(event.startsAt)];
}

function longestPeriod(...events: readonly EventTimes[]): 'week' | 'month' | 'year' {
  const rules = events.map(({ recurrence }) => recurrence ?? '').join();
  return rules.includes('YEARLY') ? 'year' : rules.includes('MONTHLY') ? 'month' : 'week';
}
