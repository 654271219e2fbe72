import { useEffect, useState } from 'react';
import { toPracticeDate } from './days.ts';

const lookEveryMs = 60_000;

/** The date changes at 4 AM local time. */
export function usePracticeDate(): string {
  const [today, setToday] = useState(() => toPracticeDate(new Date()));
  useEffect(() => {
    const look = (): void => setToday(toPracticeDate(new Date()));
    const every = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
