import { clockTime, clockTime24, counts24Hours } from '../ui/times.ts';
import { useVisitorTime } from './visitor-time.tsx';

/** Writes the hour as the reader's country does; as in New York until the page runs in the reader's browser. */
export function useHours(): typeof clockTime {
  const isHere = useVisitorTime() !== undefined;
  return isHere && counts24Hours(navigator.language) ? clockTime24 : clockTime;
}
