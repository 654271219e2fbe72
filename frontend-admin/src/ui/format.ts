const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
export const uses12HourClock =
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;

export const formatDate = (time: string): string => dateBy(dayMonthYear, new Date(time));

/** The locale en-GB shortens September to four letters, but all months must have three. */
const dateBy = (format: Intl.DateTimeFormat, at: Date): string => format.format(at).replace('Sept', 'Sep');

interface Reader {
  now?: Date;
  hour12?: boolean;
  zone?: string;
}

/** Returns a text such as "24 Nov 2026, 7:00 PM" or "today, 19:00". */
export function formatDateTime(
  time: string,
  { now = new Date(), hour12 = uses12HourClock, zone }: Reader = {},
): string {
  const timeZone = zone && { timeZone: zone };
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...timeZone });
  const at = new Date(time);
  const date = dateBy(day, at);
  const near = [
    { name: 'today', date: dateBy(day, now) },
    { name: 'yesterday', date: dateBy(day, new Date(now.getTime() - 86_400_000)) },
  ];
  return `${near.find((known) => known.date === date)?.name ?? date}, ${formatTime(at, { hour12, ...(zone && { zone }) })}`;
}

export function formatTime(at: Date, { hour12 = uses12HourClock, zone }: Omit<Reader, 'now'> = {}): string {
  const hour = hour12 ? ({ hour: 'numeric', hour12 } as const) : ({ hour: '2-digit', hour12 } as const);
  const clock = new Intl.DateTimeFormat(hour12 ? 'en-US' : 'en-GB', {
    ...hour,
    minute: '2-digit',
    ...(zone && { timeZone: zone }),
  });
  // Some engines put a narrow no-break space before AM and PM.
  return clock.format(at).replace(/\s/g, ' ');
}

export const getTimeZoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

export function formatMinutes(seconds: number | null | undefined): string {
  const minutes = Math.floor((seconds ?? 0) / 60);
  return seconds ? `${minutes} min` : '–';
}

export const formatNumber = (count: number): string => count.toLocaleString('en');

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const formatDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

export const formatMonth = (month: string): string => dateBy(monthYear, new Date(`${month}-15T12:00:00Z`));

export function formatDuration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const formatFullName = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');
