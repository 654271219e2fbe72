import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from 'shell/session';
import type { Lesson } from '../../../../features/content/api/content.ts';
import { Player, type PlayedPart } from '../../../../features/player/player.ts';
import { noteTold } from '../../../../features/practice/api/practice.ts';
import { tellProgress, tellProgressOnLeaving } from '../../../../features/practice/progress.ts';
import type { Standing } from '../../../../features/practice/standing.ts';

/** Somebody who comes back hears the last words once more. */
const BACK_SEC = 3;

interface LessonPlayer {
  player: Player;
  /** Where the film was left, unless the page was opened at a place of its own. */
  resumedFrom: number | undefined;
}

/** The player of a lesson's film: it begins where the person was, and what they play is told. */
export function useLessonPlayer({ id, durationSec }: Lesson, { positionSec, isDone }: Standing): LessonPlayer {
  const client = useQueryClient();
  const { user } = useSession();
  const [search] = useSearchParams();
  const userId = user?.id ?? '';

  const [held] = useState((): LessonPlayer => {
    const asked = Number(search.get('t') ?? Number.NaN);
    // A film that was seen to its end begins again.
    const isOver = isDone && positionSec >= durationSec - BACK_SEC;
    const resumedFrom = Number.isNaN(asked) && positionSec > 0 && !isOver ? positionSec : undefined;
    const startAt = Number.isNaN(asked) ? Math.max(0, (resumedFrom ?? 0) - BACK_SEC) : Math.max(0, asked);

    function tell(played: PlayedPart, moment: 'playing' | 'resting' | 'leaving') {
      const progress = { ...played, playedAt: new Date().toISOString() };
      if (moment === 'leaving') return tellProgressOnLeaving(userId, id, progress);
      void tellProgress(userId, id, progress).then((told) => told && noteTold(client, userId, told));
    }
    return {
      player: new Player({ piece: { kind: 'lessons', id }, duration: durationSec, startAt, tell }),
      resumedFrom,
    };
  });
  return held;
}
