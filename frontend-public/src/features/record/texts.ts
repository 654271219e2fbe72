import { formatPlaybackTime, formatCount, numberInWords } from '../../ui/in-words.ts';
import { formatDay, formatWeekday } from '../../ui/times.ts';
import type { DayRecord } from './api/record.ts';
import { daysBetween, toPracticeDate, type PracticeDay } from './days.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The date has no time, so UTC gives the right day. */
export function dateText(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(date)).replace(',', '');
}

export function monthText(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
}

export function dayText(date: string, day: PracticeDay | undefined): string {
  if (!day) return `${dateText(date)}, nothing recorded`;
  const parts = [
    counted(day.sits, 'sit', 'sits'),
    counted(day.lessons, 'lesson', 'lessons'),
    counted(day.written, 'line written', 'lines written'),
  ].filter(Boolean);
  const minutes = day.minutes > 0 ? `${formatCount(day.minutes, 'minute')}: ` : '';
  return `${dateText(date)}, ${minutes}${parts.join(', ')}`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${numberInWords(count)} ${count === 1 ? one : many}`;

type Activity = DayRecord['items'][number];

export function activityTitleText({ kind, title }: Pick<Activity, 'kind' | 'title'>): string {
  return title ?? { sit: 'In silence', lesson: 'A lesson', written: 'Your journal' }[kind];
}

export function activityText({
  kind,
  minutes,
  positionSec,
}: Pick<Activity, 'kind' | 'minutes' | 'positionSec'>): string {
  if (kind === 'sit') return `Sat ${formatCount(minutes, 'minute')}`;
  if (kind === 'written') return 'Wrote';
  return positionSec === null ? 'Seen' : `Watched to ${formatPlaybackTime(positionSec)}`;
}

export const dayAndMonthText = (iso: string): string => formatDay(iso).replace(/^\S+ /, '');

export const fullMoonText = (full: string, today: string): string =>
  Math.abs(daysBetween(today, toPracticeDate(new Date(full)))) < 7 ? formatWeekday(full) : dayAndMonthText(full);

/** Must count days with practice, and never missed days. */
export function moonCycleText(count: number, isToday: boolean, isFirstDay: boolean): string {
  if (count === 0 && isFirstDay) return 'A new moon starts today.';
  if (count === 0) return 'Nothing yet. Sit for ten minutes?';
  const days = `${capital(numberInWords(count))} ${count === 1 ? 'day' : 'days'} with practice this moon`;
  if (count === 1 && isToday) return 'You practised once this moon: today.';
  return `${days}${isToday ? ', including today' : ''}.`;
}

export function sinceNewMoonText(count: number, isToday: boolean, isFirstDay: boolean): string {
  if (count === 0 || (count === 1 && isToday)) return moonCycleText(count, isToday, isFirstDay);
  const days = `${capital(numberInWords(count))} ${count === 1 ? 'day' : 'days'} with practice since the new moon`;
  return isToday ? `${days}, including today.` : `${days}. Not yet today.`;
}
