import { useEffect } from 'react';
import { moonPhase } from '../ui/art/moon.ts';
import { adjustHourToTheme, getSkyTone, toDecimalHour } from '../ui/art/sky.ts';
import { SkyBackground, type SkyStageVariant } from '../ui/art/sky-stage.tsx';
import { useIsDark } from 'shell/preferences';
import { useVisitorTime } from './visitor-time.tsx';

const prerenderedHour = 10;

/** The parent needs the class "under-sky", which sets a readable text color. */
export function VisitorSky({ stage = 'hero', isStill = false }: { stage?: SkyStageVariant; isStill?: boolean }) {
  const now = useVisitorTime();
  const isDark = useIsDark();
  const hour = now ? adjustHourToTheme(toDecimalHour(now), isDark) : prerenderedHour;

  useEffect(() => {
    if (now) document.documentElement.dataset['sky'] = getSkyTone(hour);
  }, [now, hour]);

  return (
    <SkyBackground
      hour={hour}
      stage={stage}
      isStill={isStill}
      isForVisitor
      {...(now ? { moon: moonPhase(now) } : {})}
    />
  );
}
