import { readApiResponse, api, ApiProblem } from 'shell/api';
import { getSessionState, subscribeToSession } from 'shell/session/store';
import { openBroadcastChannel } from 'shell/storage';
import { createStore } from 'shell/store';
import { openHostedPage } from './hosted-page.ts';

/** State of the last checkout of this tab, which survives navigation but not a reload. */
export type CheckoutState =
  | { kind: 'none' }
  | { kind: 'opening'; priceId: string }
  /** Also the state after the user closed the checkout tab, because browsers do not report this. */
  | { kind: 'open' | 'blocked'; priceId: string; url: string }
  /** The user has paid in another tab, but the membership is not active yet. */
  | { kind: 'paid' }
  | { kind: 'already-subscribed'; priceId: string; manageUrl: string }
  | { kind: 'signed-out' | 'failed' };

const NO_CHECKOUT: CheckoutState = { kind: 'none' };
const otherTabs = openBroadcastChannel('oneness-checkout');
const checkout = createStore<CheckoutState>(NO_CHECKOUT);

otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // A payment in another tab matters only if this tab has started a checkout.
  checkout.set(data === 'paid' && checkout.get().kind !== 'none' ? { kind: 'paid' } : NO_CHECKOUT);
});
// The next user of this tab must not see the checkout.
subscribeToSession(() => getSessionState().status === 'visitor' && resetCheckout());

export const useCheckout = checkout.use;

export function endCheckout(how: 'paid' | 'left'): void {
  otherTabs?.postMessage(how);
}

export function resetCheckout(): void {
  checkout.set(NO_CHECKOUT);
}

/** Must run directly in the click handler, so that browsers do not block the new tab. */
export async function startCheckout(priceId: string, isReady: Promise<boolean> = Promise.resolve(true)): Promise<void> {
  try {
    await openPaymentInNewTab(priceId, async () => {
      if (!(await isReady)) throw new SignInFailed();
      return readApiResponse(api.POST('/api/functions/create-checkout', { body: { priceId } }));
    });
  } catch (error) {
    checkout.set(failedCheckout(error, priceId));
  }
}

export async function openPaymentInNewTab(priceId: string, ask: () => Promise<{ url: string }>): Promise<void> {
  checkout.set({ kind: 'opening', priceId });
  try {
    const { url, isOpen } = await openHostedPage('Opening payment...', ask);
    checkout.set({ kind: isOpen ? 'open' : 'blocked', priceId, url });
  } catch (error) {
    resetCheckout();
    throw error;
  }
}

class SignInFailed extends Error {}

function failedCheckout(error: unknown, priceId: string): CheckoutState {
  if (error instanceof SignInFailed) return NO_CHECKOUT;
  if (!(error instanceof ApiProblem)) return { kind: 'failed' };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.code !== 'billing.already-subscribed') return { kind: 'failed' };
  const { manageUrl } = error.details;
  const page = typeof manageUrl === 'string' ? manageUrl : '/account/membership';
  return { kind: 'already-subscribed', manageUrl: page, priceId };
}
