import type { FilmPlayer } from '../player.ts';
import type { MediaChapter } from '../../../frame/media/transcript.ts';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { formatMinutes } from '../../../ui/times.ts';
import { findChapterIndex } from './seek-bar.tsx';

interface ChaptersProps {
  player: FilmPlayer;
  chapters: readonly MediaChapter[];
  durationSec?: number;
}

export function ChapterList({ player, chapters, durationSec }: ChaptersProps) {
  const current = usePlayerState(player, ({ time }) => findChapterIndex(chapters, time));
  return (
    <ol>
      {chapters.map(({ startSec, title }, index) => (
        <li key={startSec} className="border-b border-rule last:border-0">
          <button
            type="button"
            aria-current={index === current || undefined}
            className="chapter-link"
            onClick={() => player.seek(startSec)}
          >
            <span className="w-13 shrink-0 text-15 text-muted tabular-nums">{formatPlaybackTime(startSec)}</span>
            <span className="spoken">{title}</span>
            {durationSec !== undefined && (
              <span className="ml-auto shrink-0 pl-4 text-15 text-muted">
                {index === current ? 'now' : formatMinutes((chapters[index + 1]?.startSec ?? durationSec) - startSec)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
