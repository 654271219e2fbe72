import { Dialog } from 'radix-ui';
import type { AudioPlayerState, AudioPlayer } from '../audio-player.ts';
import { SKIP_SEC } from '../../../frame/media/media-player.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { PlayPauseIcon, SkipIcon } from './player-icons.tsx';

type PlayerControlsProps = { player: AudioPlayer; state: AudioPlayerState };

export function PlayerControls({ player, state }: PlayerControlsProps) {
  const { title, kind, durationSec } = player.meditation;
  return (
    <div className="player-controls">
      <div className="player-name">
        <Dialog.Title className="title-44 max-tablet:text-32!">{title}</Dialog.Title>
        <p className="mt-2 text-plain text-muted max-tablet:hidden">
          {kind}, {Math.round(durationSec / 60)} minutes
        </p>
      </div>
      <div className="player-buttons">
        <button
          type="button"
          aria-label="15 seconds back"
          onClick={() => player.skip(-SKIP_SEC)}
          className="player-skip"
        >
          <SkipIcon isBack />
        </button>
        <PlayButton player={player} isPlaying={state.isPlaying} className="size-[80px] tablet:size-22" />
        <button
          type="button"
          aria-label="15 seconds forward"
          onClick={() => player.skip(SKIP_SEC)}
          className="player-skip"
        >
          <SkipIcon isBack={false} />
        </button>
      </div>
      <div className="player-time">
        <p role="timer" className="title-84 text-68! tabular-nums tablet:text-76!">
          {formatPlaybackTime(Math.round(state.duration - state.time))}
        </p>
        <p className="text-plain text-muted">left</p>
      </div>
    </div>
  );
}

type PlayButtonProps = {
  player: AudioPlayer;
  isPlaying: boolean;
  className: string;
  iconSize?: number;
};

export function PlayButton({ player, isPlaying, className, iconSize = 34 }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={isPlaying ? 'Pause' : 'Play'}
      onClick={() => player.toggle()}
      className={`inline-flex shrink-0 cursor-pointer items-center justify-center rounded-full border-firm border-current hover:bg-[#f3f1ea1a] focus-visible:rounded-full ${className}`}
    >
      <PlayPauseIcon isPlaying={isPlaying} size={iconSize} />
    </button>
  );
}
