import { useEffect } from 'react';
import { logFailure } from 'shell/log-failure';

/**
 * Prevents the screen from turning off while `isWanted`. The browser releases the wake lock in the background, so it is
 * requested again when the tab is visible.
 */
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
