import type { PracticeDay } from './days.ts';

export type ActivityFilter = 'all' | 'sits' | 'lessons' | 'written';

export const activityFilters: readonly { value: ActivityFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'sits', label: 'Sits' },
  { value: 'lessons', label: 'Lessons' },
  { value: 'written', label: 'Written' },
];

const noActivity = { sits: 0, sitMinutes: 0, lessons: 0, lessonMinutes: 0, written: 0 };

export function filterDays(days: readonly PracticeDay[], shown: ActivityFilter): PracticeDay[] {
  if (shown === 'all') return [...days];
  return days.filter((day) => day[shown] > 0).map((day) => pickActivity(day, shown));
}

function pickActivity({ day, ...of }: PracticeDay, shown: Exclude<ActivityFilter, 'all'>): PracticeDay {
  if (shown === 'sits') return { ...noActivity, day, minutes: of.sitMinutes, sits: of.sits, sitMinutes: of.sitMinutes };
  if (shown === 'written') return { ...noActivity, day, minutes: 0, written: of.written };
  return { ...noActivity, day, minutes: of.lessonMinutes, lessons: of.lessons, lessonMinutes: of.lessonMinutes };
}
