import type { AudioPlayerState, AudioPlayer } from '../audio-player.ts';
import { closePlayer } from '../now-playing.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { playbackErrorText, playbackPositionText } from '../texts.ts';
import { PlayButton } from './player-controls.tsx';
import { CloseIcon } from './player-icons.tsx';

type PlayerBarProps = { player: AudioPlayer; state: AudioPlayerState; onOpen: () => void };

export function PlayerBar({ player, state, onOpen }: PlayerBarProps) {
  const { title } = player.meditation;
  const { isPlaying, time, duration } = state;
  const share = duration > 0 ? Math.min(1, time / duration) : 0;
  return (
    <section aria-label="Player" data-theme="dark" data-own-press="" className="player-bar rises-in">
      <div aria-hidden="true" className="player-bar-line" style={{ ['--share' as string]: share }} />
      <PlayButton player={player} isPlaying={isPlaying} className="size-11" iconSize={18} />
      <button type="button" onClick={onOpen} className="min-h-11 min-w-0 grow cursor-pointer text-left leading-tight">
        <span className="block truncate font-strong">
          {title}
          <span className="sr-only">, open the player</span>
        </span>
        <span className="block text-small text-muted tabular-nums">
          {playbackErrorText(state) ?? `${formatPlaybackTime(Math.round(duration - time))} left`}
          <span className="sr-only">, {playbackPositionText(time, duration)}</span>
        </span>
      </button>
      <button type="button" aria-label="Stop" onClick={closePlayer} className="player-skip size-11!">
        <CloseIcon />
      </button>
    </section>
  );
}
