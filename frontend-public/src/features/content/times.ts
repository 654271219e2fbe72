/** Whole minutes, rounded down. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min`;
}

/** "Saturday 28 November" in the reader's own zone unless another is given. */
export function longDay(iso: string, timeZone?: string): string {
  const parts = dateParts(iso, { weekday: 'long', day: 'numeric', month: 'long' }, timeZone);
  return `${parts['weekday']} ${parts['day']} ${parts['month']}`;
}

/** "Saturday 28 November 2026", for what may lie in another year. */
export function fullDay(iso: string, timeZone?: string): string {
  return `${longDay(iso, timeZone)} ${format(iso, { year: 'numeric' }, timeZone)}`;
}

/** "75 minutes", "2 hours"; undefined for what lasts longer than a day's length of hours. */
export function lengthInWords(startsAt: string, endsAt: string): string | undefined {
  const length = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  if (length <= 0 || length > 12 * 60) return undefined;
  if (length % 60 !== 0) return `${length} minutes`;
  return length === 60 ? '1 hour' : `${length / 60} hours`;
}

/** "Saturday" */
export function weekday(iso: string, timeZone?: string): string {
  return format(iso, { weekday: 'long' }, timeZone);
}

/** "December", or "Dec", of a moment in a zone. */
export function monthName(iso: string, month: 'long' | 'short', timeZone: string): string {
  return format(iso, { month }, timeZone);
}

/** "3:00 PM" in the reader's own zone unless another is given. */
export function clockTime(iso: string, timeZone?: string): string {
  return format(iso, { hour: 'numeric', minute: '2-digit' }, timeZone);
}

/** "EST" or "EDT" where the zone has such a name. */
export function zoneName(iso: string, timeZone: string): string {
  return dateParts(iso, { timeZoneName: 'short' }, timeZone)['timeZoneName'] ?? timeZone;
}

/** "2026-11-25T19:00:00", as the clock of a zone shows a moment. */
export function wallClock(iso: string, timeZone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const;
  return formatter('sv-SE', options, timeZone).format(new Date(iso)).replace(' ', 'T');
}

/** The place that names the reader's zone: "Lagos" of Africa/Lagos. */
export function ownPlace(timeZone = formatter('en-US', {}, undefined).resolvedOptions().timeZone): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

function format(iso: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  return formatter('en-US', options, timeZone).format(new Date(iso)).replaceAll('\u202f', ' ');
}

function dateParts(iso: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const parts = formatter('en-US', options, timeZone).formatToParts(new Date(iso));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Partial<
    Record<Intl.DateTimeFormatPartTypes, string>
  >;
}

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * One formatter a shape and zone, as to make one takes far longer than to use it. The reader's own zone is that in which
 * the page was opened.
 */
function formatter(locale: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const key = JSON.stringify([locale, options, timeZone]);
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) });
  made.set(key, known);
  return known;
}
