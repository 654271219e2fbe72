import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from 'shell/session';
import { computeStartPosition } from './resume.ts';
import { FilmPlayer, type PlaybackProgress, type PlayerOptions } from './player.ts';
import { reportProgress, reportProgressOnPageHide, type WatchedItem } from '../../frame/media/progress.ts';

type SavedLesson = Extract<Awaited<ReturnType<typeof reportProgress>>, { lessonId: string }>;

interface ResumedFilm {
  player: FilmPlayer;
  resumedFrom: number | undefined;
}

export function useFilmPlayer(
  { kind, id, durationSec, ask }: WatchedItem & { durationSec: number } & Pick<PlayerOptions, 'ask'>,
  { positionSec }: { positionSec: number },
  onLessonSaved?: (progress: SavedLesson) => void,
): ResumedFilm {
  const { user } = useSession();
  const [search] = useSearchParams();
  const userId = user?.id ?? '';

  const [held] = useState((): ResumedFilm => {
    const { startAt, resumedFrom } = computeStartPosition({ asked: search.get('t'), positionSec, durationSec });
    const item = { kind, id };

    function tell(played: PlaybackProgress, moment: 'playing' | 'resting' | 'leaving') {
      const progress = { ...played, playedAt: new Date().toISOString() };
      if (moment === 'leaving') return reportProgressOnPageHide(userId, item, progress);
      void reportProgress(userId, item, progress).then((result) => {
        if (result && 'lessonId' in result) onLessonSaved?.(result);
      });
    }
    return { player: new FilmPlayer({ item, duration: durationSec, startAt, report: tell, ask }), resumedFrom };
  });
  return held;
}
