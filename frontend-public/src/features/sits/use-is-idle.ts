import { useEffect, useState } from 'react';

const idleAfterMs = 6_000;

export function useIsUserIdle(mayRest: boolean, afterMs = idleAfterMs): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!mayRest) return undefined;
    let timer = setTimeout(() => setAtRest(true), afterMs);
    const wake = () => {
      setAtRest(false);
      clearTimeout(timer);
      timer = setTimeout(() => setAtRest(true), afterMs);
    };
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, [mayRest, afterMs]);
  return isAtRest && mayRest;
}
