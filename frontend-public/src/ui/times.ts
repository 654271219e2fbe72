// Without a time zone, the functions of this file use the zone of the browser.
import { getBrowserTimeZone } from 'shell/time-zone';

export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min`;
}

/** Formats a date as "Wednesday 25 November", with the year if it is not the current year. */
export function formatDay(iso: string, timeZone?: string, now = new Date()): string {
  const { weekday, day, month } = dateParts(iso, { weekday: 'long', day: 'numeric', month: 'long' }, timeZone);
  return `${weekday} ${day} ${month}${yearTextUnlessCurrent(iso, timeZone, now)}`;
}

/** Formats a date for tables: "25 Nov 2026". */
export function formatShortDay(iso: string, timeZone?: string): string {
  const { day, month, year } = dateParts(iso, { day: 'numeric', month: 'short', year: 'numeric' }, timeZone);
  return `${day} ${month} ${year}`;
}

/** Formats days as "1 to 3 January" or "31 January to 2 February". */
export function formatDayRange(startsAt: string, endsAt: string, timeZone?: string, now = new Date()): string {
  const [from, to] = [startsAt, endsAt].map((iso) => dateParts(iso, { day: 'numeric', month: 'long' }, timeZone));
  const end = `${to?.['day']} ${to?.['month']}${yearTextUnlessCurrent(endsAt, timeZone, now)}`;
  if (from?.['month'] !== to?.['month']) return `${from?.['day']} ${from?.['month']} to ${end}`;
  return from?.['day'] === to?.['day'] ? end : `${from?.['day']} to ${end}`;
}

export function formatDuration(startsAt: string, endsAt: string): string | undefined {
  const length = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  if (length <= 0 || length > 12 * 60) return undefined;
  if (length % 60 !== 0) return `${length} minutes`;
  return length === 60 ? '1 hour' : `${length / 60} hours`;
}

export function formatWeekday(iso: string, timeZone?: string): string {
  return format(iso, { weekday: 'long' }, timeZone);
}

export function formatDayOfMonth(iso: string): string {
  return format(iso, { day: 'numeric' }, undefined);
}

export function formatMonthAndYear(iso: string, timeZone?: string): string {
  return format(iso, { month: 'long', year: 'numeric' }, timeZone);
}

export function formatMonthName(iso: string, month: 'long' | 'short', timeZone?: string): string {
  return format(iso, { month }, timeZone);
}

export function formatClockTime(iso: string, timeZone?: string): string {
  return format(iso, { hour: 'numeric', minute: '2-digit' }, timeZone);
}

export function formatClockTime24(iso: string, timeZone?: string): string {
  return format(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone);
}

/** A system without a language setting reports "en-US@posix". */
export function uses24HourClock(locale: string | undefined): boolean {
  const tag = locale?.replace(/@.*/, '');
  return formatter(tag, { hour: 'numeric' }, undefined).resolvedOptions().hour12 === false;
}

export const formatReaderTime: typeof formatClockTime = (iso, timeZone) =>
  (uses24HourClock(navigator.language) ? formatClockTime24 : formatClockTime)(iso, timeZone);

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function formatTimeAgo(iso: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / 1000);
  if (seconds > 7 * 86_400) return formatDay(iso, undefined, now);
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** Returns a name such as "EST", or the id of the zone. */
export function formatZoneName(iso: string, timeZone: string): string {
  return dateParts(iso, { timeZoneName: 'short' }, timeZone)['timeZoneName'] ?? timeZone;
}

export function formatZonedDateTime(iso: string, timeZone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const;
  return formatter('sv-SE', options, timeZone).format(new Date(iso)).replace(' ', 'T');
}

export function formatCityName(timeZone = getBrowserTimeZone()): string {
  const name = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return CURRENT_ZONE_NAMES[name] ?? name;
}

/** Current names of time zones by former name, which some browsers still report. */
const CURRENT_ZONE_NAMES: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Macao: 'Macau',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Thimbu: 'Thimphu',
  Truk: 'Chuuk',
  'Ulan Bator': 'Ulaanbaatar',
};

const yearTextUnlessCurrent = (iso: string, timeZone: string | undefined, now: Date): string => {
  const [year, present] = [iso, now.toISOString()].map((moment) => format(moment, { year: 'numeric' }, timeZone));
  return year === present ? '' : ` ${year}`;
};

function format(iso: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  return formatter('en-US', options, timeZone).format(new Date(iso)).replaceAll('\u202f', ' ');
}

function dateParts(iso: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const parts = formatter('en-US', options, timeZone).formatToParts(new Date(iso));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Partial<
    Record<Intl.DateTimeFormatPartTypes, string>
  >;
}

const formattersByKey = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, because the browser creates formatters slowly. */
function formatter(locale: string | undefined, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const key = JSON.stringify([locale, options, timeZone]);
  const known =
    formattersByKey.get(key) ??
    new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZone ?? getBrowserTimeZone() });
  formattersByKey.set(key, known);
  return known;
}
