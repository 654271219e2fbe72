import ICAL from 'ical.js';
import { DateTime } from 'luxon';

const day = '(MO|TU|WE|TH|FR|SA|SU)';
const every = '(;INTERVAL=[1-9]\\d?)?';
const monthly = `(;BYDAY=(-1|[1-4])${day}|;BYMONTHDAY=(-1|[1-9]|1\\d|2[0-8]))?`;
const end = '(;COUNT=[1-9]\\d{0,3}|;UNTIL=\\d{8}(T\\d{6}Z?)?)?';

/** No rule of this shape seeks a day that never comes, such as the 31st of February: that search would not end. */
const shape = new RegExp(
  `^FREQ=(DAILY${every}|WEEKLY${every}(;BYDAY=${day}(,${day})*)?|MONTHLY${every}${monthly}|YEARLY${every})${end}$`,
);

/** True for a rule of RFC 5545 that says on which days something is held again, in its usual order of parts. */
export function isRecurrence(rule: string): boolean {
  try {
    return shape.test(rule) && Boolean(ICAL.Recur.fromString(rule));
  } catch {
    return false;
  }
}

/** Something that is held again and again, on the wall clock of its zone. */
export interface Series {
  readonly startsAt: Date;
  readonly zone: string;
  /** A rule of RFC 5545. */
  readonly recurrence: string;
}

/** The times at which it was held before `now`, the first included; 7 PM stays 7 PM across daylight saving. */
export function timesHeld({ startsAt, zone, recurrence }: Series, now: Date): number[] {
  const first = DateTime.fromJSDate(startsAt, { zone });
  const days = ICAL.Recur.fromString(recurrence).iterator(localTime(first.toFormat("yyyy-MM-dd'T'HH:mm:ss")));
  const held: number[] = [];
  for (let day = days.next(); day; day = days.next()) {
    const at = DateTime.fromISO(day.toString(), { zone }).toMillis();
    if (at >= now.getTime()) break;
    held.push(at);
  }
  return held;
}

const localTime = (text: string): ICAL.Time => ICAL.Time.fromDateTimeString(text);
