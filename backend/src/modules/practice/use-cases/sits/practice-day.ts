import { DateTime } from 'luxon';

/** Practice after midnight counts for the evening before: a practice day ends at 4 AM. */
const dayStartHour = 4;

/** Returns the local day such as 2026-11-22; changes to and from daylight saving time do not shift it. */
export function practiceDay(moment: Date, zone: string): string {
  const local = DateTime.fromJSDate(moment, { zone });
  return (local.hour < dayStartHour ? local.minus({ days: 1 }) : local).toFormat('yyyy-MM-dd');
}
