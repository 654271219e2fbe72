import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { formatClockTime, formatClockTime24, uses24HourClock } from '../ui/times.ts';

const readEvery = 5 * 60_000;
const Now = createContext<Date | undefined>(undefined);

const noSubscription = () => () => undefined;

export function VisitorTimeProvider({ children }: { children: ReactNode }) {
  const isRenderedAhead = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const [now, setNow] = useState(isRenderedAhead ? undefined : () => new Date());

  useEffect(() => {
    // Uses a transition, because all drawn skies, moons and dates render again.
    const read = () => startTransition(() => setNow(new Date()));
    read();
    const timer = setInterval(read, readEvery);
    // Timers can pause in hidden tabs, so a visible tab reads the time again.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  return <Now value={now}>{children}</Now>;
}

/** Local time, or undefined during prerendering and hydration. */
export const useVisitorTime = (): Date | undefined => useContext(Now);

/** Prerendered pages use the 12-hour clock until hydration, then the clock of the locale. */
export function useTimeFormat(): typeof formatClockTime {
  const isHere = useVisitorTime() !== undefined;
  return isHere && uses24HourClock(navigator.language) ? formatClockTime24 : formatClockTime;
}
