import { useEffect, useState, type RefObject } from 'react';
import { subscribeToServerTime, getServerTime } from '../../frame/server-time.ts';
import { computeCircleStepTimes, type CircleTimes } from './circle-step.ts';

const tickMs = 30_000;
/**
 * Maximum milliseconds until a state change for which a timer is set. A later change needs none, because the time is
 * also updated every 30 seconds.
 */
const soonMs = 3_600_000;

/**
 * The current time, updated every 30 seconds and when a circle changes state. With `area`, an update waits while the
 * pointer or focus is in that element, because it could move the item that the user wants to click.
 */
export function useCircleTime(circles: readonly CircleTimes[], area?: RefObject<HTMLElement | null>): Date {
  const [now, setNow] = useState(getServerTime);
  const moments = circles.flatMap(computeCircleStepTimes).join(' ');

  useEffect(() => {
    const look = (): void => {
      const isInUse = area?.current?.matches(':hover, :focus-within') ?? false;
      if (document.visibilityState === 'visible' && !isInUse) setNow(getServerTime());
    };
    // Reads the server time immediately, because the first render may have used the time of the device.
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
