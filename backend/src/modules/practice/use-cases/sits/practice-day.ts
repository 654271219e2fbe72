import { DateTime } from 'luxon';

/** Hour of the day. Practice before this hour counts for the previous day. */
const dayStartHour = 4;

export function computePracticeDay(moment: Date, zone: string): string {
  const local = DateTime.fromJSDate(moment, { zone });
  return (local.hour < dayStartHour ? local.minus({ days: 1 }) : local).toFormat('yyyy-MM-dd');
}
