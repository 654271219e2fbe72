import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { KeptFileControl } from '../../../frame/kept-files/use-kept-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { Heard, Listening } from '../listening.ts';
import { useAtRest } from '../use-at-rest.ts';
import { placeInWords } from '../words.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerOptions } from './player-options.tsx';
import { PlayerSky } from './player-sky.tsx';
import { PlayerTop, type TopPanel } from './player-top.tsx';
import { SitEnd } from './sit-end.tsx';

type PlayerSheetProps = {
  listening: Listening;
  heard: Heard;
  after: ReactNode;
  onSitOn: () => void;
  download: KeptFileControl | undefined;
  hasBell: boolean;
  onBell: (hasBell: boolean) => void;
  onClose: () => void;
};

/** The full-page player, dark in both themes; Escape closes it and playback continues. */
export function PlayerSheet({
  listening,
  heard,
  after,
  onSitOn,
  download,
  hasBell,
  onBell,
  onClose,
}: PlayerSheetProps) {
  const [open, setOpen] = useState<TopPanel | 'options'>();
  const isAtRest = useAtRest(heard.status === 'playing' && !open);
  const { title, durationSec } = listening.meditation;
  const isEnded = heard.status === 'ended';
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && (open ? setOpen(undefined) : onClose())}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-theme="dark"
          data-own-press=""
          className="player fades-in fixed inset-0 z-50 flex flex-col overflow-y-auto bg-page"
          onKeyDown={(event) => pressKey(event, listening)}
          // Elements with `data-own-escape` handle Escape themselves.
          onEscapeKeyDown={(event) => document.activeElement?.closest('[data-own-escape]') && event.preventDefault()}
        >
          {isEnded ? (
            <SitEnd
              what={title}
              seconds={heard.sit?.seconds ?? durationSec}
              startedAt={heard.sit && Date.parse(heard.sit.startedAt)}
              outcome={heard.sit?.outcome}
              after={after}
              onDone={onClose}
              onSitOn={onSitOn}
            />
          ) : (
            <>
              <div className="relative min-h-60 shrink-0 grow basis-[44svh] tablet:basis-[58svh]">
                <PlayerSky share={shareOf(heard)} minutes={Math.max(1, Math.round(durationSec / 60))} />
                <PlayerTop
                  listening={listening}
                  heard={heard}
                  open={open === 'options' ? undefined : open}
                  onOpen={setOpen}
                  isAtRest={isAtRest}
                />
                <SeekLine listening={listening} heard={heard} />
              </div>
              <div className={`column relative shrink-0 pb-6 ${isAtRest ? 'at-rest' : ''}`}>
                <PlayerControls listening={listening} heard={heard} />
                {heard.fault ? (
                  <Fault heard={heard} onAgain={() => void listening.play()} />
                ) : (
                  <PlayerOptions
                    listening={listening}
                    heard={heard}
                    isOpen={open === 'options'}
                    onOpen={(isOpen) => setOpen(isOpen ? 'options' : undefined)}
                    hasBell={hasBell}
                    onBell={onBell}
                    download={download}
                  />
                )}
              </div>
            </>
          )}
          {isEnded && <Dialog.Title className="sr-only">{title}</Dialog.Title>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const shareOf = ({ positionSec, durationSec }: Heard): number =>
  durationSec > 0 ? Math.min(1, positionSec / durationSec) : 0;

function SeekLine({ listening, heard: { positionSec, durationSec } }: Pick<PlayerSheetProps, 'listening' | 'heard'>) {
  return (
    <input
      type="range"
      min={0}
      max={Math.round(durationSec)}
      value={Math.round(positionSec)}
      onChange={({ currentTarget }) => listening.seek(Number(currentTarget.value))}
      aria-label="Place in the meditation"
      aria-valuetext={placeInWords(positionSec, durationSec)}
      className="player-seek"
    />
  );
}

function Fault({ heard, onAgain }: { heard: Heard; onAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-5">
      <p className="text-plain">{heard.fault?.words}</p>
      {heard.fault?.deed === 'membership' && <Button to="/membership">See membership</Button>}
      {heard.fault?.deed === 'again' && <Button onClick={onAgain}>Try again</Button>}
    </div>
  );
}

/** Space, the arrow keys and M work at any focus, except in elements that use these keys. */
function pressKey(event: React.KeyboardEvent, listening: Listening): void {
  const { target, key } = event;
  const isField = target instanceof HTMLInputElement && !target.classList.contains('player-seek');
  if (isField || target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
  const deed = keys[key];
  if (!deed || (key === ' ' && target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  deed(listening);
}

const keys: Record<string, (listening: Listening) => void> = {
  ' ': ({ toggle }) => toggle(),
  ArrowLeft: ({ back }) => back(),
  ArrowRight: ({ on }) => on(),
  m: ({ mute }) => mute(),
};
