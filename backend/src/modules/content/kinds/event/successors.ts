import { DateTime } from 'luxon';
import { listDatesBetween, scheduleHorizonMs, type EventTimes, type ScheduledDate } from './dates.ts';

export interface DateSuccessor {
  readonly was: ScheduledDate;
  readonly is: ScheduledDate | undefined;
}

const weekMs = 7 * 86_400_000;
const successorLookBehindMs = 60 * 86_400_000;

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
