import { useEffect } from 'react';

const POLL_MS = 60_000;
const FAST_POLL_MS = 2_000;
const FAST_POLLING_FOR_MS = 30_000;

let isPaying = false;
let soonUntil = 0;

export function markPaymentExpected(): void {
  isPaying = true;
}

export function stopFastPolling(): void {
  isPaying = false;
  soonUntil = 0;
}

export function startFastPolling(): void {
  soonUntil = Date.now() + FAST_POLLING_FOR_MS;
}

export const getPollIntervalMs = (): number => (Date.now() < soonUntil ? FAST_POLL_MS : POLL_MS);

export function usePollOnReturn(isMember: boolean, refetchSubscription: () => void): void {
  useEffect(() => {
    if (!isMember) return;
    const onReturn = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (isPaying) startFastPolling();
      refetchSubscription();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isMember, refetchSubscription]);
}
