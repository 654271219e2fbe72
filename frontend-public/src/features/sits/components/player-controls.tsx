import { Dialog } from 'radix-ui';
import type { Heard, Listening } from '../listening.ts';
import { clock } from '../../../ui/in-words.ts';
import { PlayIcon, SkipIcon } from './player-icons.tsx';

type PlayerControlsProps = { listening: Listening; heard: Heard };

export function PlayerControls({ listening, heard }: PlayerControlsProps) {
  const { title, kind, durationSec } = listening.meditation;
  const { status, positionSec } = heard;
  return (
    <div className="player-controls">
      <div className="player-name">
        <Dialog.Title className="title-44 max-tablet:text-32!">{title}</Dialog.Title>
        <p className="mt-2 text-plain text-muted max-tablet:hidden">
          {kind}, {Math.round(durationSec / 60)} minutes
        </p>
      </div>
      <div className="player-buttons">
        <button type="button" aria-label="15 seconds back" onClick={listening.back} className="player-skip">
          <SkipIcon isBack />
        </button>
        <PlayButton listening={listening} status={status} className="size-[80px] tablet:size-22" />
        <button type="button" aria-label="15 seconds forward" onClick={listening.on} className="player-skip">
          <SkipIcon isBack={false} />
        </button>
      </div>
      <div className="player-time">
        <p role="timer" className="title-84 text-68! tabular-nums tablet:text-76!">
          {clock(Math.round(heard.durationSec - positionSec))}
        </p>
        <p className="text-plain text-muted">left</p>
      </div>
    </div>
  );
}

type PlayButtonProps = { listening: Listening; status: Heard['status']; className: string; iconSize?: number };

export function PlayButton({ listening, status, className, iconSize = 34 }: PlayButtonProps) {
  const isPlaying = status === 'playing';
  return (
    <button
      type="button"
      aria-label={isPlaying ? 'Pause' : 'Play'}
      onClick={listening.toggle}
      className={`inline-flex shrink-0 cursor-pointer items-center justify-center rounded-full border-firm border-current hover:bg-[#f3f1ea1a] focus-visible:rounded-full ${className}`}
    >
      <PlayIcon isPlaying={isPlaying} size={iconSize} />
    </button>
  );
}
