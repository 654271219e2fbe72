import { DateTime } from 'luxon';
import { listDatesBetween, scheduleHorizonMs, type EventTimes, type ScheduledDate } from './dates.ts';

/** An occurrence under the former rule and its replacement under the new rule; undefined without a replacement. */
export interface DateSuccessor {
  readonly was: ScheduledDate;
  readonly is: ScheduledDate | undefined;
}

/** Age up to which past occurrences get a replacement; older ones are not changed. */
const lookBehindMs = 60 * 86_400_000;

/**
 * Maps the occurrences of a rescheduled event to their replacements, in time order. An occurrence maps to one at the
 * same time, else to the nearest one in the same week (for monthly and yearly rules, in the same month or year). The
 * occurrence of an event without a rule before and after maps to its new time. Past occurrences map only to past ones
 * and upcoming ones only to upcoming ones, except for a single occurrence that is moved into the past.
 */
export function matchDateSuccessors(former: EventTimes, event: EventTimes, now: Date): DateSuccessor[] {
  const around = [new Date(now.getTime() - lookBehindMs), new Date(now.getTime() + scheduleHorizonMs)] as const;
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

  const unit = longestPeriod(former, event);
  const periodOf = ({ knownAs }: ScheduledDate) =>
    isSingle ? 0 : DateTime.fromJSDate(knownAs, { zone: event.zone }).startOf(unit).toMillis();
  const free = Map.groupBy(
    present.filter((date) => !taken.has(date)),
    periodOf,
  );
  const near = old
    .filter((was) => !found.has(was))
    .flatMap((was) => (free.get(periodOf(was)) ?? []).filter((is) => mayFollow(was, is)).map((is) => ({ was, is })));
  for (const { was, is } of near.toSorted((one, other) => distance(one) - distance(other))) take(was, is);
  return old.map((was) => ({ was, is: found.get(was) }));
}

const isOfRule = ({ originalStart }: ScheduledDate): boolean => originalStart !== null;

const distance = ({ was, is }: { was: ScheduledDate; is: ScheduledDate }): number =>
  Math.abs(was.knownAs.getTime() - is.knownAs.getTime());

function longestPeriod(...events: readonly EventTimes[]): 'week' | 'month' | 'year' {
  const rules = events.map(({ recurrence }) => recurrence ?? '').join();
  return rules.includes('YEARLY') ? 'year' : rules.includes('MONTHLY') ? 'month' : 'week';
}
