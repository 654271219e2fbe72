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

const nothingChanges = () => () => undefined;

/** Provides the visitor's time once the page runs in the browser. */
export function VisitorTimeProvider({ children }: { children: ReactNode }) {
  const isRenderedAhead = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  const [now, setNow] = useState(isRenderedAhead ? undefined : () => new Date());

  useEffect(() => {
    // The update is a transition, because all drawn skies, moons and dates render again.
    const read = () => startTransition(() => setNow(new Date()));
    read();
    const timer = setInterval(read, readEvery);
    // Timers pause in hidden tabs, so the time is read again when the tab becomes visible.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  return <Now value={now}>{children}</Now>;
}

/** Returns undefined in prerendered pages; in the browser the local time, updated every five minutes. */
export const useVisitorTime = (): Date | undefined => useContext(Now);

/**
 * Returns the time format of prerendered pages: as in New York until the page runs in the browser, then as in the
 * user's locale. Pages rendered only in the browser use `formatReaderTime`.
 */
export function useTimeFormat(): typeof formatClockTime {
  const isHere = useVisitorTime() !== undefined;
  return isHere && uses24HourClock(navigator.language) ? formatClockTime24 : formatClockTime;
}
