import { useEffect, useState, type RefObject } from 'react';
import type { NextCircle } from './api/dashboard.ts';
import { momentsOf, stepOf, type CircleStep } from './circle-step.ts';

const lookEveryMs = 30_000;
/** What lies further ahead is found by looking again and again. */
const soonMs = 3_600_000;

/**
 * How a circle stands, and the time it was looked at. It changes by itself, but never under the pointer or the focus:
 * while either is in `area`, it waits.
 */
export function useCircleStep(
  circle: NextCircle | null,
  area: RefObject<HTMLElement | null>,
): { step: CircleStep | undefined; now: Date } {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    if (!circle) return;
    const look = (): void => {
      const isInUse = area.current?.matches(':hover, :focus-within') ?? false;
      if (document.visibilityState === 'visible' && !isInUse) setNow(new Date());
    };
    const timers = momentsOf(circle)
      .map((moment) => moment - Date.now())
      .filter((ms) => ms > 0 && ms < soonMs)
      .map((ms) => setTimeout(look, ms));
    const every = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      timers.forEach(clearTimeout);
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }, [circle, area]);

  return { step: circle ? stepOf(circle, now) : undefined, now };
}
