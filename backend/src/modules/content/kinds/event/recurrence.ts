import ICAL from 'ical.js';
import { DateTime } from 'luxon';

const day = '(MO|TU|WE|TH|FR|SA|SU)';
const every = '(;INTERVAL=[1-9]\\d?)?';
const monthly = `(;BYDAY=(-1|[1-4])${day}|;BYMONTHDAY=(-1|[1-9]|1\\d|2[0-8]))?`;
const end = '(;COUNT=[1-9]\\d{0,3}|;UNTIL=\\d{8}(T\\d{6}Z?)?)?';
const until = /;UNTIL=(\d{8})(?:T(\d{6}))?(Z?)$/;

/** No rule of this shape seeks a day that never comes, such as the 31st of February: that search would not end. */
const shape = new RegExp(
  `^FREQ=(DAILY${every}|WEEKLY${every}(;BYDAY=${day}(,${day})*)?|MONTHLY${every}${monthly}|YEARLY${every})${end}$`,
);

/** True for a rule of RFC 5545 that says on which days something is held again, in its usual order of parts. */
export function isRecurrence(rule: string): boolean {
  try {
    return shape.test(rule) && endOf(rule, 'utc')?.isValid !== false && Boolean(ICAL.Recur.fromString(rule));
  } catch {
    return false;
  }
}

/** Of any event. */
export const lastYear = 2099;

/** More than the days from 2000 to 2099. An invalid date compares as false, so no comparison of dates may be the only end of a loop. */
const mostDates = 36_600;

/** False for a rule that ends later than any event may; calendars cannot write a year of five digits. */
export const endsInTime = (rule: string, zone: string): boolean =>
  (endOf(rule, zone)?.setZone(zone).year ?? 0) <= lastYear;

/** A rule as calendars want it: its end, which may be written as a day of the zone, is a moment in UTC. */
export function inCalendarForm(rule: string, zone: string): string {
  const last = endOf(rule, zone);
  return last ? rule.replace(until, `;UNTIL=${last.toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")}`) : rule;
}

/** Something that is held again and again, on the wall clock of its zone. */
export interface Series {
  readonly startsAt: Date;
  readonly zone: string;
  /** A rule of RFC 5545. */
  readonly recurrence: string;
}

/** A series as it stands at a moment. */
export interface SeriesDates {
  /** How many of its dates have begun. */
  readonly held: number;
  /** The last of those. */
  readonly last: Date | undefined;
  /** The dates from that moment on, next first. */
  readonly next: readonly Date[];
}

/** The dates of a series around `now`, at most `ahead` of those to come. */
export function datesAround(series: Series, now: Date, ahead: number): SeriesDates {
  const next: Date[] = [];
  let held = 0;
  let last: Date | undefined;
  for (const at of datesByRule(series)) {
    if (next.length >= ahead) break;
    if (at >= now) next.push(at);
    else {
      held += 1;
      last = at;
    }
  }
  return { held, last, next };
}

/** Every date of a series until 2099; 7 PM stays 7 PM across daylight saving. Throws RangeError where a date is invalid. */
export function* datesByRule({ startsAt, zone, recurrence }: Series): Generator<Date> {
  const first = DateTime.fromJSDate(startsAt, { zone });
  const latest = endOf(recurrence, zone)?.toMillis() ?? Infinity;
  const rule = ICAL.Recur.fromString(recurrence.replace(until, ''));
  const days = rule.iterator(ICAL.Time.fromDateTimeString(first.toFormat("yyyy-MM-dd'T'HH:mm:ss")));
  for (let count = 0; count < mostDates; count += 1) {
    const day = days.next();
    if (!day) return;
    const at = DateTime.fromISO(day.toString(), { zone }).set({ millisecond: first.millisecond });
    if (!at.isValid) throw new RangeError('The series has an invalid start or zone');
    if (at.toMillis() > latest || at.year > lastYear) return;
    yield at.toJSDate();
  }
}

/** The moment after which a rule names no date; a day stands for its end. */
function endOf(rule: string, zone: string): DateTime | undefined {
  const [, date = '', time, utc] = until.exec(rule) ?? [];
  if (!date) return undefined;
  if (!time) return DateTime.fromFormat(date, 'yyyyMMdd', { zone }).endOf('day').startOf('second');
  return DateTime.fromFormat(`${date}${time}`, 'yyyyMMddHHmmss', { zone: utc ? 'utc' : zone });
}
