import { useEffect, useState } from 'react';
import type { FilmPlayer } from '../player.ts';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';

const SHOWN_FOR_MS = 8_000;

export function ResumedPositionNotice({ player, from }: { player: FilmPlayer; from: number }) {
  const [isShown, setShown] = useState(true);
  const isPlaying = usePlayerState(player, (state) => state.isPlaying);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setShown(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isPlaying]);
  if (!isShown) return null;
  return (
    <div className="film-note">
      <p>
        Continuing from <strong className="font-strong">{formatPlaybackTime(from)}</strong>
      </p>
      <button
        type="button"
        className="min-h-11 cursor-pointer px-1 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        onClick={() => {
          player.restart();
          setShown(false);
        }}
      >
        From the start
      </button>
    </div>
  );
}
