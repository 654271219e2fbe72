import { Dialog } from 'radix-ui';
import { useId } from 'react';
import { MotionSwitch } from '../../../frame/switches.tsx';
import type { Heard, Listening } from '../listening.ts';
import { Cross } from './player-icons.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { SaidPanel } from './said-panel.tsx';

export type TopPanel = 'transcript' | 'volume';

type PlayerTopProps = {
  listening: Listening;
  heard: Heard;
  open: TopPanel | undefined;
  onOpen: (panel: TopPanel | undefined) => void;
  isAtRest: boolean;
};

export function PlayerTop({ listening, heard, open, onOpen, isAtRest }: PlayerTopProps) {
  const id = useId();
  const word = (panel: TopPanel) => ({
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
          <Cross />
          Close
        </Dialog.Close>
        <div className="flex flex-wrap justify-end gap-x-5 tablet:gap-x-7">
          {listening.meditation.captions && <button {...word('transcript')}>Transcript</button>}
          <button {...word('volume')}>Volume</button>
          <MotionSwitch className="player-word font-normal! max-tablet:hidden" />
        </div>
      </div>
      {open === 'transcript' && (
        <PlayerPanel title="Transcript" {...panel}>
          <SaidPanel listening={listening} heard={heard} />
        </PlayerPanel>
      )}
      {open === 'volume' && (
        <PlayerPanel title="Volume" {...panel}>
          <Volume listening={listening} volume={heard.volume} />
        </PlayerPanel>
      )}
    </>
  );
}

const Volume = ({ listening, volume }: { listening: Listening; volume: number }) => (
  <input
    type="range"
    aria-label="Volume"
    min={0}
    max={1}
    step={0.05}
    value={volume}
    onChange={({ currentTarget }) => listening.setVolume(Number(currentTarget.value))}
    aria-valuetext={`${Math.round(volume * 100)} %`}
    className="mt-2 block h-11 w-full accent-[#F3F1EA]"
  />
);
