import { useEffect } from 'react';
import { moonPhase } from '../ui/art/moon.ts';
import { hourInTheme, toneAt } from '../ui/art/sky.ts';
import { SkyStage, type Stage } from '../ui/art/sky-stage.tsx';
import { useIsDark } from 'shell/preferences';
import { useVisitorTime } from './visitor-time.tsx';

const prerenderedHour = 10;

/**
 * Draws the sky of the visitor's local hour. Give its parent the class "under-sky", so that the text colour fits that
 * hour; <html data-sky> sets the colour before the first paint.
 */
export function VisitorSky({ stage = 'hero', isStill = false }: { stage?: Stage; isStill?: boolean }) {
  const now = useVisitorTime();
  const isDark = useIsDark();
  const hour = now ? hourInTheme(decimalHour(now), isDark) : prerenderedHour;

  useEffect(() => {
    if (now) document.documentElement.dataset['sky'] = toneAt(hour);
  }, [now, hour]);

  return <SkyStage hour={hour} stage={stage} isStill={isStill} {...(now ? { moon: moonPhase(now) } : {})} />;
}

export function decimalHour(moment: Date): number {
  return moment.getHours() + moment.getMinutes() / 60;
}
