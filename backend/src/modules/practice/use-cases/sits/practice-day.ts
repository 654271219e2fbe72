import { DateTime } from 'luxon';

/** A practice day ends at 4 AM, so practice after midnight counts for the evening before. */
const dayStartHour = 4;

/** Returns the local practice day, such as 2026-11-22; changes of daylight saving time do not shift its boundary. */
export function computePracticeDay(moment: Date, zone: string): string {
  const local = DateTime.fromJSDate(moment, { zone });
  return (local.hour < dayStartHour ? local.minus({ days: 1 }) : local).toFormat('yyyy-MM-dd');
}
