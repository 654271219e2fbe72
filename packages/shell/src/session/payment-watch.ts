import { useEffect } from 'react';

const POLL_MS = 60_000;
/**
 * Interval of polling after a payment. The server receives the payment within seconds, so the page polls faster for a
 * while.
 */
const FAST_POLL_MS = 2_000;
const FAST_POLLING_FOR_MS = 30_000;

let isPaying = false;
let soonUntil = 0;

/** Makes the page poll faster for a while when the member next returns to this tab from the payment page. */
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

/**
 * Calls `ask` when the member returns to this tab; `ask` must be the same function at each render. Does nothing for
 * visitors.
 */
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
