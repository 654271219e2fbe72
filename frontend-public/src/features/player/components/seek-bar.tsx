import type { CSSProperties, KeyboardEvent } from 'react';
import type { FilmPlayer } from '../player.ts';
import { findIndexAtSecond, type MediaChapter } from '../../../frame/media/transcript.ts';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { playbackTimeText } from '../../../ui/in-words.ts';

interface SeekBarProps {
  player: FilmPlayer;
  chapters: readonly MediaChapter[];
}

export function SeekBar({ player, chapters }: SeekBarProps) {
  const second = usePlayerState(player, ({ time }) => Math.floor(time));
  const duration = usePlayerState(player, (state) => state.duration);
  const share = (at: number) => (duration > 0 ? Math.min(1, at / duration) : 0);
  const chapter = chapters[findChapterIndex(chapters, second)];
  const words = [`${playbackTimeText(second)} of ${playbackTimeText(duration)}`, chapter?.title]
    .filter(Boolean)
    .join(', ');

  function step(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    player.skip(by);
  }

  return (
    <div className="seek-line" style={{ '--share': share(second) } as CSSProperties}>
      <input
        type="range"
        aria-label="Place in the film"
        aria-valuetext={words}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={second}
        onChange={({ target }) => player.seek(Number(target.value))}
        onKeyDown={step}
      />
      {chapters.slice(1).map(({ startSec, title }) => (
        <span
          key={startSec}
          aria-hidden="true"
          title={title}
          className="seek-notch"
          style={{ '--at': share(startSec) } as CSSProperties}
        />
      ))}
    </div>
  );
}

export const findChapterIndex = (chapters: readonly MediaChapter[], second: number): number =>
  findIndexAtSecond(
    chapters.map(({ startSec }) => startSec),
    second,
  );
