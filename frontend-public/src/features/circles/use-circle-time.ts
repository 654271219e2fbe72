import { useEffect, useState, type RefObject } from 'react';
import { subscribeToServerTime, getServerTime } from '../../frame/server-time.ts';
import { computeCircleStepTimes, type CircleTimes } from './circle-step.ts';

const tickMs = 30_000;
const soonMs = 3_600_000;

/** Does not update while the page is hidden, or while the pointer or focus is in `area`. */
export function useCircleTime(circles: readonly CircleTimes[], area?: RefObject<HTMLElement | null>): Date {
  const [now, setNow] = useState(getServerTime);
  const moments = circles.flatMap(computeCircleStepTimes).join(' ');

  useEffect(() => {
    const look = (): void => {
      const isInUse = area?.current?.matches(':hover, :focus-within') ?? false;
      if (document.visibilityState === 'visible' && !isInUse) setNow(getServerTime());
    };
    // Renders again with the time of the server, because the first render may have used the time of the device.
    look();
    const timers = moments
      .split(' ')
      .map((moment) => Number(moment) - getServerTime().getTime())
      .filter((ms) => ms > 0 && ms < soonMs)
      .map((ms) => setTimeout(look, ms));
    const every = setInterval(look, tickMs);
    const forget = subscribeToServerTime(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      timers.forEach(clearTimeout);
      clearInterval(every);
      forget();
      document.removeEventListener('visibilitychange', look);
    };
  }, [moments, area]);

  return now;
}
