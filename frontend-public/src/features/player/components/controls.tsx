import { PLAYBACK_RATES, type PlayerAreaActions } from '../keys.ts';
import type { FilmPlayer } from '../player.ts';
import type { MediaChapter } from '../../../frame/media/transcript.ts';
import { SKIP_SEC, usePlayerState } from '../../../frame/media/media-player.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { FullScreenIcon, PauseIcon, PlayIcon, SoundIcon } from './control-icons.tsx';
import { findChapterIndex, SeekBar } from './seek-bar.tsx';

interface ControlsProps {
  player: FilmPlayer;
  chapters: readonly MediaChapter[];
  stage: PlayerAreaActions;
  hasCaptions: boolean;
  areCaptionsOn: boolean;
  isFullScreen: boolean;
}

export function FilmControls({ player, chapters, stage, hasCaptions, areCaptionsOn, isFullScreen }: ControlsProps) {
  const isPlaying = usePlayerState(player, (state) => state.isPlaying);
  const isMuted = usePlayerState(player, (state) => state.isMuted);
  const chapter = usePlayerState(player, ({ time }) => chapters[findChapterIndex(chapters, time)]?.title);
  return (
    <div className="film-controls">
      <SeekBar player={player} chapters={chapters} />
      <div className="flex flex-wrap items-center gap-x-1 tablet:gap-x-2">
        <button
          type="button"
          className="film-control -ml-3"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause' : 'Play'}
          onClick={() => player.toggle()}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <Skip player={player} seconds={-SKIP_SEC} />
        <Skip player={player} seconds={SKIP_SEC} className="max-tablet:hidden" />
        <PlaybackTime player={player} />
        <p className="min-w-0 flex-1 truncate text-center text-14 text-muted max-tablet:hidden">{chapter}</p>
        <Speed player={player} />
        {hasCaptions && (
          <button
            type="button"
            aria-pressed={areCaptionsOn}
            className="film-control film-captions"
            onClick={stage.toggleCaptions}
          >
            <span>Captions</span>
          </button>
        )}
        <button
          type="button"
          className="film-control max-tablet:hidden"
          aria-label={isMuted ? 'Turn the sound on' : 'Turn the sound off'}
          title={isMuted ? 'Turn the sound on' : 'Turn the sound off'}
          onClick={() => player.toggleSound()}
        >
          <SoundIcon isOn={!isMuted} />
        </button>
        <Volume player={player} />
        <button
          type="button"
          className="film-control max-tablet:hidden"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts"
          onClick={stage.showKeys}
        >
          ?
        </button>
        <button
          type="button"
          className="film-control -mr-3"
          aria-label={isFullScreen ? 'Leave full screen' : 'Full screen'}
          title={isFullScreen ? 'Leave full screen' : 'Full screen'}
          onClick={stage.toggleFullScreen}
        >
          <FullScreenIcon isOn={isFullScreen} />
        </button>
      </div>
    </div>
  );
}

function Skip({ player, seconds, className = '' }: { player: FilmPlayer; seconds: number; className?: string }) {
  const sign = seconds < 0 ? '−' : '+';
  const length = Math.abs(seconds);
  return (
    <button type="button" className={`film-control ${className}`} onClick={() => player.skip(seconds)}>
      {sign}
      {length} s<span className="sr-only"> {`${length} seconds ${seconds < 0 ? 'back' : 'forward'}`}</span>
    </button>
  );
}

function PlaybackTime({ player }: { player: FilmPlayer }) {
  const second = usePlayerState(player, ({ time }) => Math.floor(time));
  const duration = usePlayerState(player, (state) => state.duration);
  return (
    <p className="px-1.5 text-14 whitespace-nowrap text-muted tabular-nums">
      <span className="font-strong text-ink">{formatPlaybackTime(second)}</span> / {formatPlaybackTime(duration)}
    </p>
  );
}

function Speed({ player }: { player: FilmPlayer }) {
  const rate = usePlayerState(player, (state) => state.rate);
  return (
    <select
      aria-label="Speed"
      title="Speed"
      className="film-control film-speed max-tablet:ml-auto"
      value={rate}
      onChange={({ target }) => player.setRate(Number(target.value))}
    >
      {PLAYBACK_RATES.map((choice) => (
        <option key={choice} value={choice}>
          {choice}×
        </option>
      ))}
    </select>
  );
}

function Volume({ player }: { player: FilmPlayer }) {
  const volume = usePlayerState(player, (state) => (state.isMuted ? 0 : state.volume));
  return (
    <input
      type="range"
      aria-label="Volume"
      className="film-volume max-wide:hidden"
      min={0}
      max={1}
      step={0.1}
      value={volume}
      aria-valuetext={`${Math.round(volume * 100)} %`}
      onChange={({ target }) => player.setVolume(Number(target.value))}
    />
  );
}
