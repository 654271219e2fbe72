import { DateTime } from 'luxon';

const firstHour = 8;
const lastHour = 21;

export function skipQuietHours(at: Date, zone: string): Date {
  const local = DateTime.fromJSDate(at, { zone });
  if (local.hour >= firstHour && local.hour < lastHour) return at;
  const day = local.hour < firstHour ? local : local.plus({ days: 1 });
  return day.set({ hour: firstHour, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}

export const findNextMorning = (at: Date, zone: string): Date =>
  DateTime.fromJSDate(at, { zone })
    .plus({ days: 1 })
    .set({ hour: firstHour, minute: 0, second: 0, millisecond: 0 })
    .toJSDate();
