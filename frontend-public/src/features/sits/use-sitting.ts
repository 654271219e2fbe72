import { useEffect, useState } from 'react';
import { scheduleBell, getAudioContext, type BellSound } from './bells.ts';
import {
  startSitClock,
  bellTimes,
  endSitClock,
  pauseSitClock,
  resumeSitClock,
  elapsedMs,
  msUntilStart,
  type SitClock,
} from './sitting.ts';

export interface SitPlan {
  lengthMin: number;
  settleSec: number;
  everyMin: number | undefined;
  voice: BellSound;
  isScreenKept: boolean;
}

export interface RunningSit {
  sitting: SitClock;
  sat: number;
  /** Milliseconds until the first bell, then 0. */
  settling: number;
  isOver: boolean;
  pause: () => void;
  resume: () => void;
  end: () => void;
}

const minuteMs = 60_000;
const tickMs = 250;
/** A larger difference (ms) between the device clock and the audio clock means that the device was asleep. */
const driftMs = 1_500;

/** Bells use the audio clock, so that bells ring in time in a background tab. */
export function useTimedSit({ lengthMin, settleSec, everyMin, voice }: SitPlan): RunningSit {
  const [sitting, setSitting] = useState(() => startSitClock(lengthMin * minuteMs, Date.now(), settleSec * 1000));
  const [now, setNow] = useState(Date.now);
  const [isEnded, setEnded] = useState(false);
  const sat = elapsedMs(sitting, now);
  const isOver = isEnded || sat >= sitting.lengthMs;
  const isRunning = !isOver && sitting.pausedAt === undefined;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const [ringing, setRinging] = useState(0);
  useEffect(() => {
    if (isEnded || sitting.pausedAt !== undefined) return undefined;
    return scheduleBells(sitting, everyMin, voice, () => setRinging((times) => times + 1));
  }, [sitting, everyMin, voice, isEnded, ringing]);

  function change(next: SitClock): void {
    setSitting(next);
    setNow(Date.now());
  }

  return {
    sitting,
    sat,
    settling: msUntilStart(sitting, now),
    isOver,
    pause: () => change(pauseSitClock(sitting, Date.now())),
    resume: () => change(resumeSitClock(sitting, Date.now())),
    end: () => {
      change(endSitClock(sitting, Date.now()));
      setEnded(true);
    },
  };
}

/** Calls `onDrift` after device sleep, because the bells must then be scheduled again. */
function scheduleBells(
  sitting: SitClock,
  everyMin: number | undefined,
  voice: BellSound,
  onDrift: () => void,
): () => void {
  const context = getAudioContext();
  const now = Date.now();
  const [sat, settling] = [elapsedMs(sitting, now), msUntilStart(sitting, now)];
  const cancels = bellTimes(sitting.lengthMs, everyMin)
    .filter((at) => at >= sat - 500)
    .map((at) =>
      scheduleBell(context, voice, (settling + at - sat) / 1000, at === 0 || at === sitting.lengthMs ? 1 : 0.6),
    );
  const behind = now - context.currentTime * 1000;
  const watch = setInterval(() => {
    if (context.state === 'running' && Date.now() - context.currentTime * 1000 - behind > driftMs) onDrift();
  }, 5_000);
  return () => {
    clearInterval(watch);
    // The last bell must fade out, so the bells are cancelled only before the regular end.
    if (elapsedMs(sitting, Date.now()) < sitting.lengthMs) for (const cancel of cancels) cancel();
  };
}
