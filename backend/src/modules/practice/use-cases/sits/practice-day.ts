import { DateTime } from 'luxon';

/** Whoever sits after midnight still sits on the evening before: a day of practice ends at 4 in the morning. */
const dayBegins = 4;

/** The day of a moment where somebody is, such as 2026-11-22. Clocks that are changed at night change nothing. */
export function practiceDay(moment: Date, zone: string): string {
  const local = DateTime.fromJSDate(moment, { zone });
  return (local.hour < dayBegins ? local.minus({ days: 1 }) : local).toFormat('yyyy-MM-dd');
}
