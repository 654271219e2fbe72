import { DateTime } from 'luxon';
import { datesBetween, horizonMs, type EventTimes, type ScheduledDate } from './dates.ts';

/** A date under the former rule and its replacement under the new rule; undefined when no date replaces it. */
export interface Successor {
  readonly was: ScheduledDate;
  readonly is: ScheduledDate | undefined;
}

/** Older dates are not changed. */
const lookBehindMs = 60 * 86_400_000;

/**
 * Maps the dates of a rescheduled event to their replacements, in time order. A date maps to the same moment, else to
 * the nearest date in the same week (in the same month or year for such rules). A single date that stays single always
 * maps to its new time. Past dates map only to past dates and upcoming dates to upcoming ones, except for a single date
 * moved into the past.
 */
export function matchSuccessors(former: EventTimes, event: EventTimes, now: Date): Successor[] {
  const around = [new Date(now.getTime() - lookBehindMs), new Date(now.getTime() + horizonMs)] as const;
  const old = datesBetween(former, ...around).filter(isOfRule);
  const present = datesBetween(event, ...around).filter(isOfRule);
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
