import { useEffect, useState } from 'react';

/** The time, again and again: for words such as "in 5 h" that would grow untrue while a screen stands open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
