import { getBrowserTimeZone, toBrowserTimeZone } from 'shell/time-zone';
import { formatDate, formatTime, getTimeZoneCity } from '../../../ui/format.ts';
import type { EventDate } from '../api/event-dates.ts';

export const userZone = getBrowserTimeZone();

const formatPart = (time: string, zone: string, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...part, timeZone: zone }).format(new Date(time));

export const formatWeekday = (time: string, zone: string): string => formatPart(time, zone, { weekday: 'short' });

/** The locale en-CA formats a day as 2026-11-25. */
export const toDay = (time: string, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(time));

export const formatEventDay = (time: string, zone: string): string =>
  `${formatWeekday(time, zone)} ${formatDate(`${toDay(time, zone)}T12:00`)}`;

export const formatEventTime = (time: string, zone: string): string =>
  `${formatEventDay(time, zone)}, ${formatTime(new Date(time), { zone })}`;

export const isSameZone = (one: string, other: string): boolean => toBrowserTimeZone(one) === toBrowserTimeZone(other);

export const formatUserTime = (time: string, zone: string): string | undefined =>
  isSameZone(zone, userZone) ? undefined : formatEventTime(time, userZone);

export const describeZones = (zone: string): string =>
  isSameZone(zone, userZone)
    ? `All times are in ${getTimeZoneCity(zone)}, your time zone.`
    : `Times are in ${getTimeZoneCity(zone)}. Your time zone is ${getTimeZoneCity(userZone)}.`;

export function describeRsvps({
  coming,
  waiting,
  capacity,
}: Pick<EventDate, 'coming' | 'waiting' | 'capacity'>): string[] {
  if (capacity === null) return [String(coming)];
  const isFull = coming >= capacity;
  const full = waiting > 0 ? `full, ${waiting} waiting` : 'full';
  return [`${coming} of ${capacity}`, ...(isFull ? [full] : waiting > 0 ? [`${waiting} waiting`] : [])];
}
