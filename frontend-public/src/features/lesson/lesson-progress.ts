import { formatCount } from '../../ui/in-words.ts';
import type { PracticeProgress } from './api/practice.ts';

interface LessonFacts {
  id: string;
  durationSec: number;
  locked: boolean;
}

export type ReleaseCondition = PracticeProgress['opens'][number];

export interface LessonProgress {
  isDone: boolean;
  /** From 0 to 1, or undefined while the lesson is locked or not yet released. */
  share: number | undefined;
  positionSec: number;
  lastPlayedAt: string | undefined;
  opening: ReleaseCondition | undefined;
}

export function computeLessonProgress(
  { id, durationSec, locked }: LessonFacts,
  practice: PracticeProgress | undefined,
): LessonProgress {
  const kept = practice?.lessons.find(({ lessonId }) => lessonId === id);
  const opening = practice?.opens.find(({ lessonId }) => lessonId === id);
  const positionSec = kept?.positionSec ?? 0;
  const isDone = kept?.done ?? false;
  return {
    isDone,
    positionSec,
    share: locked || opening ? undefined : progressShare(isDone, positionSec, durationSec),
    lastPlayedAt: kept?.lastPlayedAt ?? undefined,
    opening,
  };
}

const progressShare = (isDone: boolean, positionSec: number, durationSec: number): number => {
  if (isDone) return 1;
  return durationSec > 0 ? Math.min(1, positionSec / durationSec) : 0;
};

export function findNextLesson<L extends LessonFacts>(
  lessons: readonly L[],
  practice: PracticeProgress | undefined,
): L | undefined {
  return lessons.find((lesson) => {
    const { isDone, share } = computeLessonProgress(lesson, practice);
    return !isDone && share !== undefined;
  });
}

export function minutesLeftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute left';
  return `${formatCount(minutes, 'minute')} left`;
}
