import { useId, useState } from 'react';
import { AudioDownload } from '../../../frame/offline-files/sound-download.tsx';
import type { OfflineFileControl } from '../../../frame/offline-files/use-offline-file.ts';
import { MotionSwitch } from '../../../frame/switches.tsx';
import { useTimeFormat } from '../../../frame/visitor-time.tsx';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import type { AudioPlayerState, AudioPlayer, SleepTimer } from '../audio-player.ts';
import { CountAsSitterSwitch } from './light-switch.tsx';
import { PlayerPanel } from './player-panel.tsx';

type PlayerOptionsProps = {
  player: AudioPlayer;
  state: AudioPlayerState;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  hasBell: boolean;
  onBell: (hasBell: boolean) => void;
  download: OfflineFileControl | undefined;
};

const speeds = ['0.8', '1', '1.2'] as const;
const timers = [5, 10, 20, 45];

export function PlayerOptions({ player, state, isOpen, onOpen, hasBell, onBell, download }: PlayerOptionsProps) {
  const panel = useId();
  const opens = { 'aria-expanded': isOpen, 'aria-controls': panel, onClick: () => onOpen(!isOpen) };
  return (
    <>
      {isOpen && <OptionsPanel id={panel} player={player} state={state} onClose={() => onOpen(false)} />}
      <div className="flex flex-wrap gap-x-4 border-t border-rule pt-3 max-tablet:justify-between tablet:gap-x-9">
        <button type="button" className="player-word" {...opens}>
          Speed {state.rate}×
        </button>
        <button type="button" className="player-word" data-on={state.stop.at !== 'end' || undefined} {...opens}>
          <ShortOnPhone short="Sleep">{sleepTimerText(state.stop)}</ShortOnPhone>
        </button>
        <button
          type="button"
          className="player-word"
          aria-pressed={hasBell}
          data-on={hasBell || undefined}
          onClick={() => onBell(!hasBell)}
        >
          <ShortOnPhone short="Bell">Bell at the end</ShortOnPhone>
        </button>
        {download && <AudioDownload isShort download={download} sizeBytes={state.source?.sizeBytes} />}
      </div>
    </>
  );
}

const ShortOnPhone = ({ short, children }: { short: string; children: string }) => (
  <>
    <span className="tablet:hidden">
      {short}
      <span className="sr-only">: </span>
    </span>
    <span className="max-tablet:sr-only">{children}</span>
  </>
);

const sleepTimerText = (stop: SleepTimer): string =>
  stop.at === 'end' ? 'Stops with this sit' : `Stops in ${formatPlaybackTime(stop.leftSec)}`;

type PanelProps = { id: string; player: AudioPlayer; state: AudioPlayerState; onClose: () => void };

function OptionsPanel({ id, player, state, onClose }: PanelProps) {
  const { rate, stop, duration, time } = state;
  const leftMin = (duration - time) / 60;
  const hours = useTimeFormat();
  const name = useId();
  const [openedAt] = useState(Date.now);
  const until = (minutes: number) => hours(new Date(openedAt + minutes * 60_000).toISOString());
  const choices = [
    { minutes: undefined, label: 'When this sit ends', note: `${Math.ceil(leftMin)} min` },
    // A sleep timer that is longer than the rest of the meditation would have no effect.
    ...timers
      .filter((minutes) => minutes < leftMin)
      .map((minutes) => ({ minutes, label: `In ${minutes} minutes`, note: `until ${until(minutes)}` })),
  ];
  const chosen = stop.at === 'end' ? undefined : stop.minutes;
  return (
    <PlayerPanel id={id} title="Sleep timer" onClose={onClose}>
      <fieldset className="mt-2">
        <legend className="sr-only">Sleep timer</legend>
        {choices.map(({ minutes, label, note }) => (
          <label key={label} className="flex min-h-12 cursor-pointer items-center gap-4 border-b border-rule">
            <input
              type="radio"
              name={name}
              checked={minutes === chosen}
              onChange={() => player.setStop(minutes)}
              className="choice-mark"
            />
            {label}
            <span className="ml-auto text-15 text-muted">{note}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-3 text-15 text-muted">The sound fades out over the last 30 seconds.</p>
      <div className="mt-4">
        <CountAsSitterSwitch />
      </div>
      <p aria-hidden="true" className="mt-5 mb-2 text-15 font-strong">
        Speed
      </p>
      <SegmentedControl
        isWide
        label="Speed"
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
        value={String(rate) as (typeof speeds)[number]}
        onChange={(value) => player.setRate(Number(value))}
      />
      <MotionSwitch className="player-word mt-3 font-normal! tablet:hidden" />
    </PlayerPanel>
  );
}
