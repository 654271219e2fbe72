import { useEffect, useState, type RefObject } from 'react';
import { onServerTime, getServerTime } from '../../frame/server-time.ts';
import { computeStepTimes, type CircleTimes } from './circle-step.ts';

const tickMs = 30_000;
/**
 * Limit in milliseconds: a timer is set for each change of state within this time; the 30-second interval finds later
 * changes.
 */
const soonMs = 3_600_000;

/**
 * The current time, updated every 30 seconds and when a circle changes state. With `area`, updates wait while the
 * pointer or focus is in that element, because they may move its items.
 */
export function useCircleTime(circles: readonly CircleTimes[], area?: RefObject<HTMLElement | null>): Date {
  const [now, setNow] = useState(getServerTime);
  const moments = circles.flatMap(computeStepTimes).join(' ');

  useEffect(() => {
    const look = (): void => {
      const isInUse = area?.current?.matches(':hover, :focus-within') ?? false;
      if (document.visibilityState === 'visible' && !isInUse) setNow(getServerTime());
    };
    // Replaces the device time, which was shown before the server time was known.
    look();
    const timers = moments
      .split(' ')
      .map((moment) => Number(moment) - getServerTime().getTime())
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
