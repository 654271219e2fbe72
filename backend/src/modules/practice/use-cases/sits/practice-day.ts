import { DateTime } from 'luxon';

/** Hour at which a practice day begins, so that practice after midnight counts for the evening before. */
const dayStartHour = 4;

/**
 * Returns the local practice day of a time, such as 2026-11-22. It begins at 4 AM local time, also when daylight saving
 * time changes.
 */
export function computePracticeDay(moment: Date, zone: string): string {
  const local = DateTime.fromJSDate(moment, { zone });
  return (local.hour < dayStartHour ? local.minus({ days: 1 }) : local).toFormat('yyyy-MM-dd');
}
