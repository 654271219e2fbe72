import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { clockTime, clockTime24, counts24Hours } from '../ui/times.ts';

const readEvery = 5 * 60_000;
const Now = createContext<Date | undefined>(undefined);

const nothingChanges = () => () => undefined;

/** Tells all within it the visitor's time, from when they run in the visitor's browser. */
export function VisitorTime({ children }: { children: ReactNode }) {
  const isRenderedAhead = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  const [now, setNow] = useState(isRenderedAhead ? undefined : () => new Date());

  useEffect(() => {
    // In slices, as the page came alive: skies, moons and dates are all drawn anew.
    const read = () => startTransition(() => setNow(new Date()));
    read();
    const timer = setInterval(read, readEvery);
    // Timers sleep while a page is not looked at.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  return <Now value={now}>{children}</Now>;
}

/** Undefined until the page runs in the visitor's browser; then the time there, read every five minutes. */
export const useVisitorTime = (): Date | undefined => useContext(Now);

/**
 * For pages that are drawn ahead: writes the hour as the reader's country does, and as in New York until the page runs in the
 * reader's browser. Where a page is drawn in the browser alone, `readersHour` needs no hook.
 */
export function useHours(): typeof clockTime {
  const isHere = useVisitorTime() !== undefined;
  return isHere && counts24Hours(navigator.language) ? clockTime24 : clockTime;
}
