import { useEffect, useState } from 'react';

/** Returns the current time. It updates regularly, so that texts such as "in 5 h" stay correct while a page is open. */
export function useCurrentTime(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
