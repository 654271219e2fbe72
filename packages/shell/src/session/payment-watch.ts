import { useEffect } from 'react';

const ASK_EVERY_MS = 60_000;
/** The server learns of a payment within seconds, so poll faster for a while. */
const ASK_SOON_EVERY_MS = 2_000;
const ASK_SOON_FOR_MS = 30_000;

let isPaying = false;
let soonUntil = 0;

/** Polls faster for a while after the member next returns to this tab from the payment page. */
export function expectPayment(): void {
  isPaying = true;
}

export function expectNoMore(): void {
  isPaying = false;
  soonUntil = 0;
}

export function askSoon(): void {
  soonUntil = Date.now() + ASK_SOON_FOR_MS;
}

export const askAgainIn = (): number => (Date.now() < soonUntil ? ASK_SOON_EVERY_MS : ASK_EVERY_MS);

/** Calls `ask` when the member returns to this tab; `ask` must be stable between renders. Does nothing for visitors. */
export function useAskOnReturn(isMember: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isMember) return;
    const onReturn = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (isPaying) askSoon();
      ask();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isMember, ask]);
}
