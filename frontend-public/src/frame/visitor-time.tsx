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
    // Updates the time in a transition, because all drawn skies, moons and dates then render again.
    const read = () => startTransition(() => setNow(new Date()));
    read();
    const timer = setInterval(read, readEvery);
    // Reads the time again when the tab becomes visible, because timers pause in hidden tabs.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  return <Now value={now}>{children}</Now>;
}

/** Returns undefined in prerendered pages, and in the browser the local time, updated every five minutes. */
export const useVisitorTime = (): Date | undefined => useContext(Now);

/**
 * Returns a function that formats times. In prerendered pages it uses the format of New York; in the browser, the
 * format of the user's locale. Pages that only the browser renders use `formatReaderTime`.
 */
export function useTimeFormat(): typeof formatClockTime {
  const isHere = useVisitorTime() !== undefined;
  return isHere && uses24HourClock(navigator.language) ? formatClockTime24 : formatClockTime;
}
