import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { SKIP_SEC } from '../../../frame/media/media-player.ts';
import type { OfflineFileControl } from '../../../frame/offline-files/use-offline-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { AudioPlayerState, AudioPlayer } from '../audio-player.ts';
import { useIsUserIdle } from '../use-is-idle.ts';
import { playbackErrorText, playbackPositionText } from '../texts.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerOptions } from './player-options.tsx';
import { PlayerSky } from './player-sky.tsx';
import { PlayerTopBar, type PlayerTopPanel } from './player-top.tsx';
import { SitEnd } from './sit-end.tsx';

type PlayerSheetProps = {
  player: AudioPlayer;
  state: AudioPlayerState;
  after: ReactNode;
  onSitOn: () => void;
  download: OfflineFileControl | undefined;
  hasBell: boolean;
  onBell: (hasBell: boolean) => void;
  onClose: () => void;
};

export function PlayerSheet({ player, state, after, onSitOn, download, hasBell, onBell, onClose }: PlayerSheetProps) {
  const [open, setOpen] = useState<PlayerTopPanel | 'options'>();
  const isAtRest = useIsUserIdle(state.isPlaying && !open);
  const { title, durationSec } = player.meditation;
  const { isEnded } = state;
  const errorText = playbackErrorText(state);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && (open ? setOpen(undefined) : onClose())}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-theme="dark"
          data-own-press=""
          className="player fades-in fixed inset-0 z-50 flex flex-col overflow-y-auto bg-page"
          onKeyDown={(event) => handleKey(event, player)}
          // A focused element with `data-own-escape` handles Escape itself.
          onEscapeKeyDown={(event) => document.activeElement?.closest('[data-own-escape]') && event.preventDefault()}
        >
          {isEnded ? (
            <SitEnd
              what={title}
              seconds={state.sit?.seconds ?? durationSec}
              startedAt={state.sit && Date.parse(state.sit.startedAt)}
              outcome={state.sit?.outcome}
              after={after}
              onDone={onClose}
              onSitOn={onSitOn}
            />
          ) : (
            <>
              <div className="relative min-h-60 shrink-0 grow basis-[44svh] tablet:basis-[58svh]">
                <PlayerSky share={playedShare(state)} minutes={Math.max(1, Math.round(durationSec / 60))} />
                <PlayerTopBar
                  player={player}
                  state={state}
                  open={open === 'options' ? undefined : open}
                  onOpen={setOpen}
                  isAtRest={isAtRest}
                />
                <SeekLine player={player} state={state} />
              </div>
              <div className={`column relative shrink-0 pb-6 ${isAtRest ? 'at-rest' : ''}`}>
                <PlayerControls player={player} state={state} />
                {errorText ? (
                  <ErrorMessage text={errorText} error={state.error} onAgain={() => player.play()} />
                ) : (
                  <PlayerOptions
                    player={player}
                    state={state}
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

const playedShare = ({ time, duration }: AudioPlayerState): number => (duration > 0 ? Math.min(1, time / duration) : 0);

function SeekLine({ player, state: { time, duration } }: Pick<PlayerSheetProps, 'player' | 'state'>) {
  return (
    <input
      type="range"
      min={0}
      max={Math.round(duration)}
      value={Math.round(time)}
      onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
      aria-label="Place in the meditation"
      aria-valuetext={playbackPositionText(time, duration)}
      className="player-seek"
    />
  );
}

interface ErrorMessageProps {
  text: string;
  error: AudioPlayerState['error'];
  onAgain: () => void;
}

function ErrorMessage({ text, error, onAgain }: ErrorMessageProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-5">
      <p className="text-plain">{text}</p>
      {error === 'locked' && <Button to="/membership">See membership</Button>}
      {error !== 'locked' && error !== 'removed' && <Button onClick={onAgain}>Try again</Button>}
    </div>
  );
}

function handleKey(event: React.KeyboardEvent, player: AudioPlayer): void {
  const { target, key } = event;
  const isField = target instanceof HTMLInputElement && !target.classList.contains('player-seek');
  if (isField || target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = keys[key];
  if (!action || (key === ' ' && target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  action(player);
}

const keys: Record<string, (player: AudioPlayer) => void> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player) => player.skip(-SKIP_SEC),
  ArrowRight: (player) => player.skip(SKIP_SEC),
  m: (player) => player.mute(),
};
