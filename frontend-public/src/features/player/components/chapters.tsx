import type { Player } from '../player.ts';
import type { Chapter } from '../../../frame/media/transcript.ts';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { clock } from '../../../ui/in-words.ts';
import { minutes } from '../../../ui/times.ts';
import { chapterAt } from './seek-line.tsx';

interface ChaptersProps {
  player: Player;
  chapters: readonly Chapter[];
  /** Length of the whole film in seconds; if set, the list shows the length of each chapter. */
  durationSec?: number;
}

export function Chapters({ player, chapters, durationSec }: ChaptersProps) {
  const current = usePlayerState(player, ({ time }) => chapterAt(chapters, time));
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
            <span className="w-13 shrink-0 text-15 text-muted tabular-nums">{clock(startSec)}</span>
            <span className="spoken">{title}</span>
            {durationSec !== undefined && (
              <span className="ml-auto shrink-0 pl-4 text-15 text-muted">
                {index === current ? 'now' : minutes((chapters[index + 1]?.startSec ?? durationSec) - startSec)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
