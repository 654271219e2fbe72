const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const withTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** "24 Nov 2026", in the reader's own zone. */
export const dayOf = (time: string): string => dayMonthYear.format(new Date(time));

/** "24 Nov 2026, 19:00 GMT-5", in the reader's own zone, which it names. */
export const momentOf = (time: string): string => withTime.format(new Date(time));

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
export const monthOf = (month: string): string => monthYear.format(new Date(`${month}-15T12:00:00Z`));

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
