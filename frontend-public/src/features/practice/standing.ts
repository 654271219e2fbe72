import type { Practice } from './api/practice.ts';

interface Seen {
  id: string;
  durationSec: number;
  locked: boolean;
}

export type Opening = Practice['opens'][number];

export interface Standing {
  isDone: boolean;
  /** Progress from 0 to 1; undefined while the lesson is locked. */
  share: number | undefined;
  /** Seconds; 0 if not started. */
  positionSec: number;
  lastPlayedAt: string | undefined;
  opening: Opening | undefined;
}

export function standingOf({ id, durationSec, locked }: Seen, practice: Practice | undefined): Standing {
  const kept = practice?.lessons.find(({ lessonId }) => lessonId === id);
  const opening = practice?.opens.find(({ lessonId }) => lessonId === id);
  const positionSec = kept?.positionSec ?? 0;
  const isDone = kept?.done ?? false;
  return {
    isDone,
    positionSec,
    share: locked || opening ? undefined : shareOf(isDone, positionSec, durationSec),
    lastPlayedAt: kept?.lastPlayedAt ?? undefined,
    opening,
  };
}

const shareOf = (isDone: boolean, positionSec: number, durationSec: number): number => {
  if (isDone) return 1;
  return durationSec > 0 ? Math.min(1, positionSec / durationSec) : 0;
};

/** The first open lesson that is not completed. */
export function nextOf<L extends Seen>(lessons: readonly L[], practice: Practice | undefined): L | undefined {
  return lessons.find((lesson) => {
    const { isDone, share } = standingOf(lesson, practice);
    return !isDone && share !== undefined;
  });
}

/** "11 minutes left": whole minutes, rounded down. */
export function leftInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute left';
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
