import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, ApiProblem } from '../../../shell/api.ts';
import { openHostedPage } from './hosted-page.ts';

/** How an attempt to buy ended, where something is left to do on this page. */
export type CheckoutEnd =
  | { kind: 'blocked'; url: string }
  | { kind: 'already-subscribed'; manageUrl: string; priceId: string }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

/** Opens the payment provider's checkout in a new tab. Call `start` in the click itself. */
export function useCheckout(onEnd: (end: CheckoutEnd) => void) {
  const [priceId, setPriceId] = useState<string>();
  const create = useMutation({
    mutationFn: (body: { priceId: string }) => answer(api.POST('/api/functions/create-checkout', { body })),
  });

  async function start(wanted: string): Promise<void> {
    setPriceId(wanted);
    try {
      const url = await openHostedPage('Opening the checkout...', () => create.mutateAsync({ priceId: wanted }));
      if (url) onEnd({ kind: 'blocked', url });
    } catch (error) {
      onEnd(endOf(error, wanted));
    } finally {
      setPriceId(undefined);
    }
  }

  /** The price being opened right now. */
  return { start, opening: priceId };
}

function endOf(error: unknown, priceId: string): CheckoutEnd {
  if (!(error instanceof ApiProblem)) return { kind: 'failed' };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.code !== 'billing.already-subscribed') return { kind: 'failed' };
  const { manageUrl } = error.details;
  const page = typeof manageUrl === 'string' ? manageUrl : '/account/membership';
  return { kind: 'already-subscribed', manageUrl: page, priceId };
}
