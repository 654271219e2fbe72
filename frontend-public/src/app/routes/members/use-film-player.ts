import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from 'shell/session';
import { placesOf } from '../../../features/player/resume.ts';
import { Player, type PlayedPart, type PlayerOptions } from '../../../features/player/player.ts';
import { noteTold } from '../../../features/practice/api/practice.ts';
import { tellProgress, tellProgressOnLeaving, type WatchedPiece } from '../../../features/practice/progress.ts';

interface FilmPlayer {
  player: Player;
  /** The stored position, unless the URL names a second. */
  resumedFrom: number | undefined;
}

export function useFilmPlayer(
  { kind, id, durationSec, ask }: WatchedPiece & { durationSec: number } & Pick<PlayerOptions, 'ask'>,
  { positionSec }: { positionSec: number },
): FilmPlayer {
  const client = useQueryClient();
  const { user } = useSession();
  const [search] = useSearchParams();
  const userId = user?.id ?? '';

  const [held] = useState((): FilmPlayer => {
    const { startAt, resumedFrom } = placesOf({ asked: search.get('t'), positionSec, durationSec });
    const piece = { kind, id };

    function tell(played: PlayedPart, moment: 'playing' | 'resting' | 'leaving') {
      const progress = { ...played, playedAt: new Date().toISOString() };
      if (moment === 'leaving') return tellProgressOnLeaving(userId, piece, progress);
      void tellProgress(userId, piece, progress).then((told) => {
        if (told && 'lessonId' in told) void noteTold(client, userId, told);
      });
    }
    return { player: new Player({ piece, duration: durationSec, startAt, tell, ask }), resumedFrom };
  });
  return held;
}
