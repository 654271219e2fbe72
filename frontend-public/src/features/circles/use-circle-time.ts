import { useEffect, useState, type RefObject } from 'react';
import { onServerTime, serverNow } from '../../frame/server-time.ts';
import { stepTimes, type CircleTimes } from './circle-step.ts';

const tickMs = 30_000;
/** Later changes are found by the 30-second interval. */
const soonMs = 3_600_000;

/**
 * Updates every 30 seconds and when a circle changes state. With `area`, updates wait while the pointer or focus is in
 * it, because items may move.
 */
export function useCircleTime(circles: readonly CircleTimes[], area?: RefObject<HTMLElement | null>): Date {
  const [now, setNow] = useState(serverNow);
  const moments = circles.flatMap(stepTimes).join(' ');

  useEffect(() => {
    const look = (): void => {
      const isInUse = area?.current?.matches(':hover, :focus-within') ?? false;
      if (document.visibilityState === 'visible' && !isInUse) setNow(serverNow());
    };
    // Updates the time that was shown before the server time was known.
    look();
    const timers = moments
      .split(' ')
      .map((moment) => Number(moment) - serverNow().getTime())
      .filter((ms) => ms > 0 && ms < soonMs)
      .map((ms) => setTimeout(look, ms));
    const every = setInterval(look, tickMs);
    const forget = onServerTime(look);
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
