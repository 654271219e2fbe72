import { useEffect, useState } from 'react';
import { ringBell, soundOutput, type BellVoice } from './bells.ts';
import {
  beginSitting,
  bellsOf,
  endSitting,
  pauseSitting,
  resumeSitting,
  satMs,
  untilBegun,
  type Sitting,
} from './sitting.ts';

/** What somebody sets before they sit. */
export interface SitPlan {
  lengthMin: number;
  /** Before the first bell. */
  settleSec: number;
  /** Bells between, so many minutes apart. */
  everyMin: number | undefined;
  voice: BellVoice;
  isScreenKept: boolean;
}

export interface RunningSit {
  sitting: Sitting;
  /** Milliseconds that were sat. */
  sat: number;
  /** Milliseconds until it begins; 0 once it has. */
  settling: number;
  isOver: boolean;
  pause: () => void;
  resume: () => void;
  /** Ends it now; what was sat counts. */
  end: () => void;
}

const minuteMs = 60_000;
const looksEveryMs = 250;
/** When the device slept, the sound's clock has fallen behind by more than this. */
const driftMs = 1_500;

/** A silent sit by the device's clock. Its bells are given to the sound's own clock ahead, so that no tab asleep is late. */
export function useSitting({ lengthMin, settleSec, everyMin, voice }: SitPlan): RunningSit {
  const [sitting, setSitting] = useState(() => beginSitting(lengthMin * minuteMs, Date.now(), settleSec * 1000));
  const [now, setNow] = useState(Date.now);
  const [isEnded, setEnded] = useState(false);
  const sat = satMs(sitting, now);
  const isOver = isEnded || sat >= sitting.lengthMs;
  const isRunning = !isOver && sitting.pausedAt === undefined;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), looksEveryMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const [ringing, setRinging] = useState(0);
  useEffect(() => {
    if (isEnded || sitting.pausedAt !== undefined) return undefined;
    return ringAhead(sitting, everyMin, voice, () => setRinging((times) => times + 1));
  }, [sitting, everyMin, voice, isEnded, ringing]);

  function change(next: Sitting): void {
    setSitting(next);
    setNow(Date.now());
  }

  return {
    sitting,
    sat,
    settling: untilBegun(sitting, now),
    isOver,
    pause: () => change(pauseSitting(sitting, Date.now())),
    resume: () => change(resumeSitting(sitting, Date.now())),
    end: () => {
      change(endSitting(sitting, Date.now()));
      setEnded(true);
    },
  };
}

/** Schedules every bell that is still to come; tells when the device slept, as then they are to be scheduled anew. */
function ringAhead(sitting: Sitting, everyMin: number | undefined, voice: BellVoice, onDrift: () => void): () => void {
  const context = soundOutput();
  const now = Date.now();
  const [sat, settling] = [satMs(sitting, now), untilBegun(sitting, now)];
  const cancels = bellsOf(sitting.lengthMs, everyMin)
    .filter((at) => at >= sat - 500)
    .map((at) => ringBell(context, voice, (settling + at - sat) / 1000, at === 0 || at === sitting.lengthMs ? 1 : 0.6));
  const behind = now - context.currentTime * 1000;
  const watch = setInterval(() => {
    if (context.state === 'running' && Date.now() - context.currentTime * 1000 - behind > driftMs) onDrift();
  }, 5_000);
  return () => {
    clearInterval(watch);
    // The last bell is left to fade when the sit is over.
    if (satMs(sitting, Date.now()) < sitting.lengthMs) for (const cancel of cancels) cancel();
  };
}
