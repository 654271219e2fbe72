const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
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

/** "seeker" -> "Seeker". */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** First and last name, or nothing where neither was given. */
export const nameOf = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');
