import type { Lesson } from '../../../../features/content/api/content.ts';
import type { Opening } from '../../../../features/practice/standing.ts';
import { day } from '../../../../ui/times.ts';

/** When a lesson opens that is not released yet. */
export function openingWords({ opensAt, afterLessonId }: Opening, lessons: readonly Lesson[]): string {
  if (opensAt) return `Opens on ${day(opensAt)}`;
  const before = lessons.find(({ id }) => id === afterLessonId);
  return before ? `Opens once you have seen “${before.title}”` : 'Opens once you have seen what comes before it';
}
