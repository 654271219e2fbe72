import { useEffect, useState } from 'react';

/** Updates every 30 seconds, so that texts such as "in 5 h" stay correct. */
export function useCurrentTime(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
