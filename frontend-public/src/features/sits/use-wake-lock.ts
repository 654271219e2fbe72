import { useEffect } from 'react';
import { logFailure } from 'shell/log-failure';

/** The browser releases the wake lock in the background, so a visible tab requests the lock again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isDone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isDone) await lock.release();
      } catch (error) {
        logFailure('The screen cannot be kept on', error);
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isDone = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [isWanted]);
}
