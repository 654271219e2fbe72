import type { Player } from '../player.ts';
import type { Chapter } from '../transcript.ts';
import { usePlayerState } from '../use-player-state.ts';
import { clock } from '../../../ui/clock.ts';
import { chapterAt } from './seek-line.tsx';

/** The parts of a film; a press goes there. */
export function Chapters({ player, chapters }: { player: Player; chapters: readonly Chapter[] }) {
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
            <span className="w-13 shrink-0 text-[0.9375rem] text-muted tabular-nums">{clock(startSec)}</span>
            <span className="spoken">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
