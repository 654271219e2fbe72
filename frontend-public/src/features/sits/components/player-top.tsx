import { Dialog } from 'radix-ui';
import { useId } from 'react';
import { MotionSwitch } from '../../../frame/switches.tsx';
import type { AudioPlayerState, AudioPlayer } from '../audio-player.ts';
import { CloseIcon } from './player-icons.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';

export type PlayerTopPanel = 'transcript' | 'volume';

type PlayerTopProps = {
  player: AudioPlayer;
  state: AudioPlayerState;
  open: PlayerTopPanel | undefined;
  onOpen: (panel: PlayerTopPanel | undefined) => void;
  isAtRest: boolean;
};

export function PlayerTopBar({ player, state, open, onOpen, isAtRest }: PlayerTopProps) {
  const id = useId();
  const word = (panel: PlayerTopPanel) => ({
    type: 'button' as const,
    className: 'player-word',
    'aria-expanded': open === panel,
    'aria-controls': id,
    onClick: () => onOpen(open === panel ? undefined : panel),
  });
  const panel = { id, isAtTop: true, onClose: () => onOpen(undefined) };
  return (
    <>
      <div className={`player-top ${isAtRest ? 'at-rest' : ''}`}>
        <Dialog.Close className="flex min-h-11 cursor-pointer items-center gap-3 text-base font-strong">
          <CloseIcon />
          Close
        </Dialog.Close>
        <div className="flex flex-wrap justify-end gap-x-5 tablet:gap-x-7">
          {player.meditation.captions && <button {...word('transcript')}>Transcript</button>}
          <button {...word('volume')}>Volume</button>
          <MotionSwitch className="player-word font-normal! max-tablet:hidden" />
        </div>
      </div>
      {open === 'transcript' && (
        <PlayerPanel title="Transcript" {...panel}>
          <TranscriptPanel player={player} state={state} />
        </PlayerPanel>
      )}
      {open === 'volume' && (
        <PlayerPanel title="Volume" {...panel}>
          <Volume player={player} volume={state.volume} />
        </PlayerPanel>
      )}
    </>
  );
}

const Volume = ({ player, volume }: { player: AudioPlayer; volume: number }) => (
  <input
    type="range"
    aria-label="Volume"
    min={0}
    max={1}
    step={0.05}
    value={volume}
    onChange={({ currentTarget }) => player.setVolume(Number(currentTarget.value))}
    aria-valuetext={`${Math.round(volume * 100)} %`}
    className="mt-2 block h-11 w-full accent-[#F3F1EA]"
  />
);
