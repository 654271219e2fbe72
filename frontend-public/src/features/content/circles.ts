import type { Event } from './api/content.ts';
import { isWeeklyRecurrence } from './recurrence.ts';
import { formatClockTime, formatWeekday, formatZoneName } from '../../ui/times.ts';

export interface WeeklyCircle {
  id: string;
  next: Event;
  /** Example: "Wednesdays 7:00 PM EST". */
  rhythm: string | undefined;
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function findWeeklyCircles(upcoming: readonly Event[], timeZone: string): WeeklyCircle[] {
  return upcoming
    .filter(({ category }) => category === 'circle')
    .map((next) => ({ id: next.id, next, rhythm: weeklyTimeText(next, timeZone) }));
}

/** Takes weekdays from the dates, because the rule names weekdays in the event's zone instead of `timeZone`. */
function weeklyTimeText(
  { recurrence, startsAt, laterDates, changedDates, firstStartsAt }: Event,
  timeZone: string,
): string | undefined {
  if (!recurrence || !isWeeklyRecurrence(recurrence)) return undefined;
  // Moved occurrences are not at the weekly time.
  const moved = new Set(changedDates.map((changed) => changed.startsAt));
  const byRule = [startsAt, ...laterDates].filter((date) => !moved.has(date));
  const dates = byRule.length > 0 ? byRule : [firstStartsAt];
  const days = week.filter((day) => dates.some((date) => formatWeekday(date, timeZone) === day));
  const [hour, ...others] = new Set(dates.map((date) => formatClockTime(date, timeZone)));
  if (others.length > 0) return undefined;
  return `${days.map((day) => `${day}s`).join(' and ')} ${hour} ${formatZoneName(startsAt, timeZone)}`;
}
