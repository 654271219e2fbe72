import { useEffect, useState } from 'react';
import { practiceDate } from './days.ts';

const lookEveryMs = 60_000;

/** The day it is; it changes at 4 in the morning on a page that stays open too. */
export function usePracticeDate(): string {
  const [today, setToday] = useState(() => practiceDate(new Date()));
  useEffect(() => {
    const look = (): void => setToday(practiceDate(new Date()));
    const every = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
