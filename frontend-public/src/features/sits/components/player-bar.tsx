import type { Heard, Listening } from '../listening.ts';
import { putAway } from '../now-playing.ts';
import { clock } from '../../../ui/in-words.ts';
import { placeInWords } from '../words.ts';
import { PlayButton } from './player-controls.tsx';
import { Cross } from './player-icons.tsx';

type PlayerBarProps = { listening: Listening; heard: Heard; onOpen: () => void };

export function PlayerBar({ listening, heard, onOpen }: PlayerBarProps) {
  const { title } = listening.meditation;
  const { status, positionSec, durationSec, fault } = heard;
  const share = durationSec > 0 ? Math.min(1, positionSec / durationSec) : 0;
  return (
    <section aria-label="Player" data-theme="dark" data-own-press="" className="player-bar rises-in">
      <div aria-hidden="true" className="player-bar-line" style={{ ['--share' as string]: share }} />
      <PlayButton listening={listening} status={status} className="size-11" iconSize={18} />
      <button type="button" onClick={onOpen} className="min-h-11 min-w-0 grow cursor-pointer text-left leading-tight">
        <span className="block truncate font-strong">
          {title}
          <span className="sr-only">, open the player</span>
        </span>
        <span className="block text-small text-muted tabular-nums">
          {fault ? fault.words : `${clock(Math.round(durationSec - positionSec))} left`}
          <span className="sr-only">, {placeInWords(positionSec, durationSec)}</span>
        </span>
      </button>
      <button type="button" aria-label="Stop" onClick={putAway} className="player-skip size-11!">
        <Cross />
      </button>
    </section>
  );
}
