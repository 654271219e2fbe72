import { LRUCache } from 'lru-cache';
import { institute } from './institute.ts';

/** Creating a formatter takes a hundred times as long as using it. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

function getFormatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

const formatDateParts = (moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    getFormatter(timeZone, options)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );

const getYear = (moment: Date, zone: string): string =>
  formatDateParts(moment, zone, { year: 'numeric' })['year'] ?? '';

/** Returns "Wednesday 25 November", with the year unless it is the year of `now`. */
export function formatDay(moment: Date, now: Date, zone: string = institute.timeZone): string {
  const { weekday, day, month } = formatDateParts(moment, zone, { weekday: 'long', day: 'numeric', month: 'long' });
  const year = getYear(moment, zone);
  return `${weekday} ${day} ${month}${year === getYear(now, zone) ? '' : ` ${year}`}`;
}

/** Returns "Wednesday 25 November, 7:00 PM in New York". */
export function formatDateTime(
  moment: Date,
  saidAt: Date,
  zone: string = institute.timeZone,
  place = getZoneCity(zone),
): string {
  const { hour, minute, dayPeriod } = formatDateParts(moment, zone, { hour: 'numeric', minute: '2-digit' });
  return `${formatDay(moment, saidAt, zone)}, ${hour}:${minute} ${dayPeriod} in ${place}`;
}

const getZoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
