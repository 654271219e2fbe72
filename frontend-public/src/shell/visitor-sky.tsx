import { useEffect, useSyncExternalStore } from 'react';
import { moonPhase } from '../ui/art/moon.ts';
import { hourInTheme, toneAt } from '../ui/art/sky.ts';
import { SkyStage, type Stage } from '../ui/art/sky-stage.tsx';
import { useIsDark } from './preferences.ts';

/** The hour every page is drawn at ahead of its visitors. */
const hourAhead = 10;
const redrawEvery = 5 * 60_000;

/**
 * The sky of the visitor's own hour. The element it fills wears the class "under-sky", so that its words take the
 * hour's tone; <html data-sky> carries that tone from before the first paint.
 */
export function VisitorSky({ stage = 'hero', isStill = false }: { stage?: Stage; isStill?: boolean }) {
  const now = useVisitorTime();
  const isDark = useIsDark();
  const hour = now ? hourInTheme(hourOf(now), isDark) : hourAhead;

  useEffect(() => {
    if (now) document.documentElement.dataset['sky'] = toneAt(hour);
  }, [now, hour]);

  return <SkyStage hour={hour} stage={stage} isStill={isStill} {...(now ? { moon: moonPhase(now) } : {})} />;
}

/** Undefined until the page runs in the visitor's browser; then the time there, read every five minutes. */
export function useVisitorTime(): Date | undefined {
  return useSyncExternalStore(
    followTime,
    () => visitorTime,
    () => undefined,
  );
}

let visitorTime: Date | undefined;

function followTime(tell: () => void): () => void {
  const read = () => {
    visitorTime = new Date();
    tell();
  };
  read();
  const timer = setInterval(read, redrawEvery);
  return () => clearInterval(timer);
}

function hourOf(moment: Date): number {
  return moment.getHours() + moment.getMinutes() / 60;
}
