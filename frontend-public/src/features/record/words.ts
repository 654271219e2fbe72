import type { PracticeDay } from './days.ts';

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "nine"; figures from thirteen on. */
const inWords = (count: number): string => SMALL[count] ?? String(count);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Saturday 14 November" of a date; it is no moment, so it has no zone. */
export function dateInWords(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(date)).replace(',', '');
}

/** "November 2026" */
export function monthInWords(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
}

/** "26 minutes", of what was sat on a day. */
export const minutesInWords = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** "Saturday 14 November, 26 minutes: two sits", as a day of the year is spoken. */
export function dayInWords(date: string, day: PracticeDay | undefined): string {
  if (!day) return `${dateInWords(date)}, nothing recorded`;
  const sits = `${inWords(day.sits)} ${day.sits === 1 ? 'sit' : 'sits'}`;
  return `${dateInWords(date)}, ${minutesInWords(day.minutes)}: ${sits}`;
}

/** The one sentence about this moon. It counts what was done, and nothing else. */
export function moonInWords(count: number, isToday: boolean, isFirstDay: boolean): string {
  if (count === 0 && isFirstDay) return 'A new moon. Nothing is behind you, nothing is owed.';
  if (count === 0) return 'The first light is whatever you do today.';
  const days = `${capital(inWords(count))} ${count === 1 ? 'day' : 'days'} with practice this moon`;
  if (count === 1 && isToday) return `${days}: today.`;
  return `${days}${isToday ? ', today among them' : ''}.`;
}

/** The same beside other things: "Eight days with practice since the new moon. Today is open." */
export function sinceNewMoonInWords(count: number, isToday: boolean, isFirstDay: boolean): string {
  if (count === 0) return moonInWords(count, isToday, isFirstDay);
  const days = `${capital(inWords(count))} ${count === 1 ? 'day' : 'days'} with practice since the new moon`;
  return isToday ? `${days}, today among them.` : `${days}. Today is open.`;
}
