import type { Event } from './api/content.ts';
import { clockTime, weekday, zoneName } from './times.ts';

/** A circle that is held again and again: its next date, and its rhythm where it has one. */
export interface Circle {
  id: string;
  next: Event;
  /** "Wednesdays 7:00 PM EST", on the institute's clock. */
  rhythm: string | undefined;
}

/** The circles among the coming events, each once, in the order of their next dates. */
export function circlesIn(upcoming: readonly Event[], timeZone: string): Circle[] {
  const dates = Map.groupBy(
    upcoming.filter(({ category }) => category === 'circle'),
    ({ title }) => title,
  );
  return [...dates.values()].flatMap(([next, ...later]) =>
    next ? [{ id: next.id, next, rhythm: rhythmOf([next, ...later], timeZone) }] : [],
  );
}

function rhythmOf(dates: readonly Event[], timeZone: string): string | undefined {
  const [first, ...others] = dates.map(
    ({ startsAt }) => `${weekday(startsAt, timeZone)}s ${clockTime(startsAt, timeZone)}`,
  );
  const [next] = dates;
  if (!next || !first || others.length === 0 || others.some((other) => other !== first)) return undefined;
  return `${first} ${zoneName(next.startsAt, timeZone)}`;
}
