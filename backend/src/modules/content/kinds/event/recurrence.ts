import ICAL from 'ical.js';
import { DateTime } from 'luxon';

const weekdayPattern = '(MO|TU|WE|TH|FR|SA|SU)';
const intervalPattern = '(;INTERVAL=[1-9]\\d?)?';
const monthlyPattern = `(;BYDAY=(-1|[1-4])${weekdayPattern}|;BYMONTHDAY=(-1|[1-9]|1\\d|2[0-8]))?`;
const endPattern = '(;COUNT=[1-9]\\d{0,3}|;UNTIL=\\d{8}(T\\d{6}Z?)?)?';
const untilPattern = /;UNTIL=(\d{8})(?:T(\d{6}))?(Z?)$/;

/** Excludes rules without any date, such as 31 February, because a search for the next occurrence would not end. */
const recurrencePattern = new RegExp(
  `^FREQ=(DAILY${intervalPattern}|WEEKLY${intervalPattern}(;BYDAY=${weekdayPattern}(,${weekdayPattern})*)?|MONTHLY${intervalPattern}${monthlyPattern}|YEARLY${intervalPattern})${endPattern}$`,
);

export function isSupportedRecurrence(rule: string): boolean {
  try {
    return (
      recurrencePattern.test(rule) &&
      findLastMoment(rule, 'utc')?.isValid !== false &&
      Boolean(ICAL.Recur.fromString(rule))
    );
  } catch {
    return false;
  }
}

export const lastRecurrenceYear = 2099;

/** Limit for loops over occurrences, enough for a daily rule from 2000 to 2099. */
const maxDates = 36_600;

export const hasEndBeforeLimit = (rule: string, zone: string): boolean =>
  (findLastMoment(rule, zone)?.setZone(zone).year ?? 0) <= lastRecurrenceYear;

export function toCalendarRule(rule: string, zone: string): string {
  const last = findLastMoment(rule, zone);
  return last ? rule.replace(untilPattern, `;UNTIL=${last.toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")}`) : rule;
}

export interface EventSeries {
  readonly startsAt: Date;
  readonly zone: string;
  readonly recurrence: string;
}

export interface SeriesDates {
  readonly heldCount: number;
  readonly last: Date | undefined;
  readonly next: readonly Date[];
}

export function computeDatesAround(series: EventSeries, now: Date, ahead: number): SeriesDates {
  const next: Date[] = [];
  let held = 0;
  let last: Date | undefined;
  for (const at of generateDatesByRule(series)) {
    if (next.length >= ahead) break;
    if (at >= now) next.push(at);
    else {
      held += 1;
      last = at;
    }
  }
  return { heldCount: held, last, next };
}

/** Throws RangeError for an invalid start or time zone. */
export function* generateDatesByRule({ startsAt, zone, recurrence }: EventSeries): Generator<Date> {
  const first = DateTime.fromJSDate(startsAt, { zone });
  const latest = findLastMoment(recurrence, zone)?.toMillis() ?? Infinity;
  const rule = ICAL.Recur.fromString(recurrence.replace(untilPattern, ''));
  const days = rule.iterator(ICAL.Time.fromDateTimeString(first.toFormat("yyyy-MM-dd'T'HH:mm:ss")));
  for (let count = 0; count < maxDates; count += 1) {
    const day = days.next();
    if (!day) return;
    const at = DateTime.fromISO(day.toString(), { zone }).set({ millisecond: first.millisecond });
    if (!at.isValid) throw new RangeError('The series has an invalid start or zone');
    if (at.toMillis() > latest || at.year > lastRecurrenceYear) return;
    yield at.toJSDate();
  }
}

function findLastMoment(rule: string, zone: string): DateTime | undefined {
  const [, date = '', time, utc] = untilPattern.exec(rule) ?? [];
  if (!date) return undefined;
  if (!time) return DateTime.fromFormat(date, 'yyyyMMdd', { zone }).endOf('day').startOf('second');
  return DateTime.fromFormat(`${date}${time}`, 'yyyyMMddHHmmss', { zone: utc ? 'utc' : zone });
}
