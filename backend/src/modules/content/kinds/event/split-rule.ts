import { DateTime } from 'luxon';
import { rejectField } from '../kind.ts';
import { computeDatesAround, type EventSeries } from './recurrence.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const endPattern = /;(COUNT|UNTIL)=[^;]+$/;
const lastDayOfAllMonths = 28;

export interface SplitRecurrenceRules {
  readonly earlier: string | null;
  readonly later: string;
  readonly previous: Date | undefined;
}

export function splitRecurrenceRule(series: EventSeries, at: Date): SplitRecurrenceRules {
  const { heldCount, last } = computeDatesAround(series, at, 1);
  const { recurrence } = series;
  const later = recurrence.replace(/;COUNT=(\d+)$/, (_, count: string) => `;COUNT=${Number(count) - heldCount}`);
  const earlier = endRecurrenceRule(recurrence, new Date(at.getTime() - 1_000));
  return { earlier: heldCount > 0 ? earlier : null, later, previous: last };
}

/** `at` is the latest time at which an occurrence can start. */
export function endRecurrenceRule(recurrence: string, at: Date): string {
  const until = DateTime.fromMillis(Math.ceil(at.getTime() / 1_000) * 1_000, { zone: 'utc' }).toFormat(
    "yyyyMMdd'T'HHmmss'Z'",
  );
  return `${recurrence.replace(endPattern, '')};UNTIL=${until}`;
}

/** When the first date moves to another day, the rule moves to that day, such as from WE to TH. */
export function moveRecurrenceDay(rule: string, { was, is, zone }: { was: Date; is: Date; zone: string }): string {
  const [before, after] = [DateTime.fromJSDate(was, { zone }), DateTime.fromJSDate(is, { zone })];
  if (before.hasSame(after, 'day')) return rule;
  const day = weekdayCode(after);
  const isInLastWeek = after.day + 7 > (after.daysInMonth ?? lastDayOfAllMonths);
  return rule
    .replace(/^(FREQ=WEEKLY.*;BYDAY=)([A-Z,]+)/, (_, head: string, list: string) => {
      const days = list.split(',').map((each) => (each === weekdayCode(before) ? day : each));
      return head + [...new Set(days)].join(',');
    })
    .replace(/^(FREQ=MONTHLY.*;BYDAY=)(-1|[1-4])[A-Z]{2}/, (_, head: string, place: string) => {
      const week = Math.ceil(after.day / 7);
      return head + (week > 4 || (place === '-1' && isInLastWeek) ? '-1' : String(week)) + day;
    })
    .replace(/^(FREQ=MONTHLY.*;BYMONTHDAY=)(-1|\d+)/, (_, head: string) => head + String(monthDay(after)));
}

const weekdayCode = (date: DateTime): string => weekdays[date.weekday - 1] ?? '';

function monthDay(date: DateTime): number {
  if (date.day <= lastDayOfAllMonths) return date.day;
  if (date.day === date.daysInMonth) return -1;
  return rejectField('startsAt', 'Choose a day up to the 28th, or the last day of the month');
}
