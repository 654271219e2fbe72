import { useEffect } from 'react';

const ASK_EVERY_MS = 60_000;
/** After a payment the server hears of it within seconds: for a while it is asked more often. */
const ASK_SOON_EVERY_MS = 2_000;
const ASK_SOON_FOR_MS = 30_000;

let isPaying = false;
let soonUntil = 0;

/** A page of the payment provider was opened: from the member's next return on this tab asks more often for a while. */
export function expectPayment(): void {
  isPaying = true;
}

/** What is waited for has come. */
export function expectNoMore(): void {
  isPaying = false;
  soonUntil = 0;
}

/** News may come any moment. */
export function askSoon(): void {
  soonUntil = Date.now() + ASK_SOON_FOR_MS;
}

/** In how many milliseconds the server is asked again. */
export const askAgainIn = (): number => (Date.now() < soonUntil ? ASK_SOON_EVERY_MS : ASK_EVERY_MS);

/** Asks whenever the member comes back to this tab; `ask` has to stay the same between renders. Nothing for visitors. */
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
