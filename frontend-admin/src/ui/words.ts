const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Whether the reader's own locale counts the hours to 12. */
export const hasTwelveHours = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;

/** "24 Nov 2026", in the reader's own zone. */
export const dayOf = (time: string): string => dateBy(dayMonthYear, new Date(time));

/** Every month has three letters; the locale gives September four. */
const dateBy = (format: Intl.DateTimeFormat, at: Date): string => format.format(at).replace('Sept', 'Sep');

interface Reader {
  now?: Date;
  hour12?: boolean;
  /** The reader's own where none is named. */
  zone?: string;
}

/** "24 Nov 2026, 7:00 PM", or "today, 19:00": hours as the reader's locale has them. */
export function momentOf(time: string, { now = new Date(), hour12 = hasTwelveHours, zone }: Reader = {}): string {
  const timeZone = zone && { timeZone: zone };
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...timeZone });
  const hour = hour12 ? ({ hour: 'numeric', hour12 } as const) : ({ hour: '2-digit', hour12 } as const);
  const clock = new Intl.DateTimeFormat(hour12 ? 'en-US' : 'en-GB', { ...hour, minute: '2-digit', ...timeZone });
  const at = new Date(time);
  const date = dateBy(day, at);
  const near = [
    { name: 'today', date: dateBy(day, now) },
    { name: 'yesterday', date: dateBy(day, new Date(now.getTime() - 86_400_000)) },
  ];
  // Some engines part hour and half of the day with a narrow space of their own.
  const hours = clock.format(at).replace(/\s/g, ' ');
  return `${near.find((known) => known.date === date)?.name ?? date}, ${hours}`;
}

/** "America/New_York" -> "New York". */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Whole minutes, rounded down; a dash where there is no length. */
export function minutesOf(seconds: number | null | undefined): string {
  const minutes = Math.floor((seconds ?? 0) / 60);
  return seconds ? `${minutes} min` : '–';
}

/** "1 member", "1,312 members". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** "$25", "$20.83", "$1,250". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

/** "2026-11" -> "Nov 2026". */
export const monthOf = (month: string): string => dateBy(monthYear, new Date(`${month}-15T12:00:00Z`));

/** "25 s", "3 min", "2 h", "5 days": how long something took, or has waited. */
export function spanOf(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** "seeker" -> "Seeker". */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** First and last name, or nothing where neither was given. */
export const nameOf = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');
