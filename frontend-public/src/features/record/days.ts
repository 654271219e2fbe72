import { getBrowserTimeZone } from 'shell/time-zone';
import { formatZonedDateTime } from '../../ui/times.ts';
import type { PracticeRecord } from './api/record.ts';

/** A day ends at 4 AM in the time zone of the user. */
export type PracticeDay = PracticeRecord['days'][number];

const dayMs = 86_400_000;
const weeks = 52;
const practiceDayEndHour = 4;

export const isBeforeDayStart = (now: Date): boolean => hourOf(localClock(now)) < practiceDayEndHour;

export function toPracticeDate(now: Date): string {
  const clock = localClock(now);
  const date = clock.slice(0, 10);
  return hourOf(clock) < practiceDayEndHour ? addDays(date, -1) : date;
}

const localClock = (now: Date): string => formatZonedDateTime(now.toISOString(), getBrowserTimeZone());
const hourOf = (clock: string): number => Number(clock.slice(11, 13));

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

export function moonCycleDates(moon: Pick<PracticeRecord['moon'], 'from' | 'to'>): { from: string; to: string } {
  return { from: toPracticeDate(new Date(moon.from)), to: toPracticeDate(new Date(moon.to)) };
}

export function computeMoonCycle({ days, moon }: Pick<PracticeRecord, 'days' | 'moon'>, today: string) {
  const { from, to } = moonCycleDates(moon);
  const within = days.filter(({ day }) => day >= from && day <= today);
  return {
    from,
    to,
    lit: new Set(within.map(({ day }) => day)),
    sumOf: (part: 'sits' | 'lessons' | 'written' | 'minutes') => within.reduce((sum, day) => sum + day[part], 0),
  };
}

export function listLast52Weeks(today: string): string[][] {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const first = addDays(today, -weekday - 7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, 7 * week + day)).filter((date) => date <= today),
  );
}

/** Practice after a longer gap counts as a return. */
const maxGapDays = 14;

export function findLastReturnDate(dates: readonly string[]): string | undefined {
  const sorted = dates.toSorted();
  return sorted.findLast((date, index) => {
    const before = sorted[index - 1];
    return before !== undefined && daysBetween(before, date) > maxGapDays;
  });
}

export interface PracticeMonth {
  /** Year and month, such as "2026-11". */
  month: string;
  days: number;
  minutes: number;
}

export function sumPracticeByMonth(days: readonly PracticeDay[]): PracticeMonth[] {
  const months = new Map<string, PracticeMonth>();
  for (const { day, minutes } of days) {
    const month = day.slice(0, 7);
    const sum = months.get(month) ?? { month, days: 0, minutes: 0 };
    months.set(month, { month, days: sum.days + 1, minutes: sum.minutes + minutes });
  }
  return [...months.values()].toSorted((a, b) => b.month.localeCompare(a.month));
}
