import { useEffect, useState } from 'react';

/** The time, again and again: for words such as "in 5 h" that would grow untrue while a screen stands open. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
