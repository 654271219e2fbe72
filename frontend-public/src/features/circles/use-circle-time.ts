import { useEffect, useState, type RefObject } from 'react';
import { onProductTime, productNow } from '../../frame/product-time.ts';
import { momentsOf, type Held } from './circle-step.ts';

const lookEveryMs = 30_000;
/** What lies further ahead is found by looking again and again. */
const soonMs = 3_600_000;

/**
 * The time by which circles are shown. It goes on by itself, and at each moment at which one of them changes. With an
 * `area` whose parts change places, it waits while the pointer or the focus is in there.
 */
export function useCircleTime(circles: readonly Held[], area?: RefObject<HTMLElement | null>): Date {
  const [now, setNow] = useState(productNow);
  const moments = circles.flatMap(momentsOf).join(' ');

  useEffect(() => {
    const look = (): void => {
      const isInUse = area?.current?.matches(':hover, :focus-within') ?? false;
      if (document.visibilityState === 'visible' && !isInUse) setNow(productNow());
    };
    // What was shown before the server had told its time is put right.
    look();
    const timers = moments
      .split(' ')
      .map((moment) => Number(moment) - productNow().getTime())
      .filter((ms) => ms > 0 && ms < soonMs)
      .map((ms) => setTimeout(look, ms));
    const every = setInterval(look, lookEveryMs);
    const forget = onProductTime(look);
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
