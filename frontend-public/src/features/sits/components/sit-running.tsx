import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useSession } from 'shell/session';
import { MotionSwitch } from '../../../frame/switches.tsx';
import { Button } from '../../../ui/button.tsx';
import { useIsUserIdle } from '../use-is-idle.ts';
import { useSaveSit } from '../use-save-sit.ts';
import { msUntilNextBell } from '../sitting.ts';
import { useTimedSit, type SitPlan } from '../use-sitting.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { useIsAudioBlocked } from '../bells.ts';
import { useSitters } from '../use-sitters.ts';
import { sittersText } from '../texts.ts';
import { BellTimeline } from './bell-line.tsx';
import { CloseIcon } from './player-icons.tsx';
import { SitEnd } from './sit-end.tsx';
import { SittersAsLights, SitSky } from './sit-sky.tsx';

type SitRunningProps = { plan: SitPlan; after: ReactNode; onLeave: () => void; onSitOn: () => void };

const hideControlsAfterMs = 10_000;

export function RunningSitView({ plan, after, onLeave, onSitOn }: SitRunningProps) {
  const sit = useTimedSit(plan);
  const { sitting, sat, settling, isOver } = sit;
  const { user } = useSession();
  const isNarrow = useIsNarrow();
  const [isDim, setDim] = useState(false);
  const [isScreenKept, setScreenKept] = useState(plan.isScreenKept);
  const isPaused = sitting.pausedAt !== undefined;
  const isAtRest = useIsUserIdle(!isOver && !isPaused, hideControlsAfterMs);
  const outcome = useSaveSit({ sitting, isOver, owner: user?.id });
  const sitters = useSitters(user?.id, !isOver && !isPaused);
  const frame = useRef<HTMLDivElement>(null);
  const isSilenced = useIsAudioBlocked();
  useWakeLock(isScreenKept && !isOver);
  useEffect(() => frame.current?.focus(), [isOver]);

  const toggle = isPaused ? sit.resume : sit.pause;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || isOver || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  if (isOver)
    return (
      <div ref={frame} tabIndex={-1} className="flex min-h-svh flex-col outline-none">
        <SitEnd
          what="In silence"
          seconds={sat / 1000}
          startedAt={sitting.startedAt}
          outcome={outcome}
          after={after}
          onDone={onLeave}
          onSitOn={onSitOn}
        />
      </div>
    );

  const left = (sitting.lengthMs - sat) / 1000;
  const nextBell = plan.everyMin === undefined ? undefined : msUntilNextBell(sitting.lengthMs, plan.everyMin, sat);
  const isUserIncluded = sitters?.showsLight === true && !isPaused;
  const words = !isDim && sitters ? sittersText(sitters.people, isUserIncluded) : [];
  const part = isNarrow ? 'min-w-fit flex-1' : '';
  const faded = isAtRest ? 'at-rest' : '';
  return (
    <div ref={frame} tabIndex={-1} className="flex min-h-svh flex-col outline-none">
      <h1 className="sr-only">A silent sit</h1>
      <div className="relative flex min-h-80 grow basis-[66svh] flex-col border-b-hair border-line">
        {!isDim && <SitSky share={sat / sitting.lengthMs} />}
        {!isDim && sitters?.people && <SittersAsLights count={sitters.people} isUserIncluded={isUserIncluded} />}
        <div data-clear="" className={`player-top ${faded}`}>
          <button
            type="button"
            onClick={sit.end}
            className="flex min-h-11 cursor-pointer items-center gap-3 text-base font-strong"
          >
            <CloseIcon />
            Leave
          </button>
          <div className="flex flex-wrap justify-end gap-x-8">
            {'wakeLock' in navigator && (
              <button
                type="button"
                aria-pressed={isScreenKept}
                data-on={isScreenKept || undefined}
                className="player-word max-tablet:hidden"
                onClick={() => setScreenKept(!isScreenKept)}
              >
                Screen stays on
              </button>
            )}
            <button type="button" aria-pressed={isDim} className="player-word" onClick={() => setDim(!isDim)}>
              Dim
            </button>
            <MotionSwitch className="min-h-11! text-base font-normal! max-tablet:hidden" />
          </div>
        </div>
        <div className="column relative mt-auto">
          {!isNarrow && <SittersText words={words} className="mb-2 w-fit" />}
          {settling > 0 && (
            <p data-clear="" className="mb-2 w-fit text-lead text-muted">
              Settle in. The first bell rings in {formatPlaybackTime(Math.ceil(settling / 1000))}.
            </p>
          )}
          <p role="timer" data-clear="" className="baseline-bottom sit-time">
            {formatPlaybackTime(Math.ceil(left))}
          </p>
        </div>
      </div>
      <div className="column shrink-0 pt-14 pb-10">
        {!isDim && <BellTimeline sitting={sitting} sat={settling > 0 ? -settling : sat} everyMin={plan.everyMin} />}
        {isNarrow && <SittersText words={words} className="mt-14" />}
        <div role="status" className="text-plain text-muted">
          {isSilenced && <p className="mt-14">Your browser blocks sound, so no bells will ring.</p>}
        </div>
        <div className={`mt-16 flex flex-wrap items-center gap-x-5 gap-y-3 max-tablet:gap-x-3 ${faded}`}>
          <Button className={part} onClick={toggle}>
            {isPaused ? 'Continue' : 'Pause'}
          </Button>
          <Button {...(isNarrow ? {} : { variant: 'quiet' })} className={`text-ink! ${part}`} onClick={sit.end}>
            End now
          </Button>
          <p className="text-plain text-muted max-tablet:hidden tablet:ml-auto">
            {!isDim && settling === 0 && nextBell !== undefined && (
              <span>{`Next bell in ${formatPlaybackTime(Math.ceil(nextBell / 1000))}. `}</span>
            )}
            <span>Space pauses.</span>
          </p>
        </div>
      </div>
    </div>
  );
}

function SittersText({ words, className }: { words: readonly string[]; className: string }) {
  if (words.length === 0) return null;
  return (
    <p data-clear="" className={`text-lead text-muted ${className}`}>
      {words.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
