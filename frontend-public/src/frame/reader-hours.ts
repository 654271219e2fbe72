import { clockTime, clockTime24, counts24Hours } from '../ui/times.ts';
import { useVisitorTime } from './visitor-time.tsx';

/**
 * For pages that are drawn ahead: writes the hour as the reader's country does, and as in New York until the page runs in the
 * reader's browser. Where a page is drawn in the browser alone, `readersHour` needs no hook.
 */
export function useHours(): typeof clockTime {
  const isHere = useVisitorTime() !== undefined;
  return isHere && counts24Hours(navigator.language) ? clockTime24 : clockTime;
}
