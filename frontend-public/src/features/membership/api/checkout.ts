import { answer, api, ApiProblem } from 'shell/api';
import { currentSession, onSessionChange } from 'shell/session/store';
import { openChannel } from 'shell/storage';
import { createStore } from 'shell/store';
import { openHostedPage } from './hosted-page.ts';

/** How far the latest try to pay in this tab has come. It outlives the page it was begun on. */
export type Checkout =
  | { kind: 'none' }
  | { kind: 'opening'; priceId: string }
  /** In another tab, as far as this one can know: no browser tells when a page of somebody else is closed. */
  | { kind: 'open' | 'blocked'; priceId: string; url: string }
  /** In another tab; the membership itself is still on its way. */
  | { kind: 'paid' }
  | { kind: 'already-subscribed'; priceId: string; manageUrl: string }
  | { kind: 'signed-out' | 'failed' };

const NONE: Checkout = { kind: 'none' };
const otherTabs = openChannel('oneness-checkout');
const checkout = createStore<Checkout>(NONE);

otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // Only a tab that waits for a payment takes another's word for it.
  checkout.set(data === 'paid' && checkout.get().kind !== 'none' ? { kind: 'paid' } : NONE);
});
// What one person was about to pay is nothing to the next.
onSessionChange(() => currentSession().status === 'visitor' && forgetCheckout());

export const useCheckout = checkout.use;

/** Somebody is back from the payment page in this tab: no other tab waits any longer for them to pay. */
export function endCheckout(how: 'paid' | 'left'): void {
  otherTabs?.postMessage(how);
}

export function forgetCheckout(): void {
  checkout.set(NONE);
}

/**
 * Opens payment for a plan in a new tab. Call it in the click itself. With `isReady` it waits until the person is
 * signed in; where they are not in the end, the tab closes and nothing is left.
 */
export async function startCheckout(priceId: string, isReady: Promise<boolean> = Promise.resolve(true)): Promise<void> {
  try {
    await payInNewTab(priceId, async () => {
      if (!(await isReady)) throw new NotReady();
      return answer(api.POST('/api/functions/create-checkout', { body: { priceId } }));
    });
  } catch (error) {
    checkout.set(endOf(error, priceId));
  }
}

/** The same for any call that answers with a payment page; rejects with what it was refused for. */
export async function payInNewTab(priceId: string, ask: () => Promise<{ url: string }>): Promise<void> {
  checkout.set({ kind: 'opening', priceId });
  try {
    const { url, isOpen } = await openHostedPage('Opening payment...', ask);
    checkout.set({ kind: isOpen ? 'open' : 'blocked', priceId, url });
  } catch (error) {
    forgetCheckout();
    throw error;
  }
}

class NotReady extends Error {}

function endOf(error: unknown, priceId: string): Checkout {
  if (error instanceof NotReady) return NONE;
  if (!(error instanceof ApiProblem)) return { kind: 'failed' };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.code !== 'billing.already-subscribed') return { kind: 'failed' };
  const { manageUrl } = error.details;
  const page = typeof manageUrl === 'string' ? manageUrl : '/account/membership';
  return { kind: 'already-subscribed', manageUrl: page, priceId };
}
