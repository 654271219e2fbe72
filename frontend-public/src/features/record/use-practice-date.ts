import { useEffect, useState } from 'react';
import { practiceDate } from './days.ts';

const lookEveryMs = 60_000;

/** The date of the practice day; it changes at 4 AM, also on an open page. */
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
