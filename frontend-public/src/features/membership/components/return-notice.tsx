import { useEffect } from 'react';
import { pollForPayment } from 'shell/session';
import { showToast } from 'shell/toast';
import { endCheckout } from '../api/checkout.ts';
import { PaymentConfirmationStatus } from './payment-arrival.tsx';

export type CheckoutReturn = 'paid' | 'left';

export function parseCheckoutReturn(search: URLSearchParams): CheckoutReturn | undefined {
  if (search.get('success') === 'true') return 'paid';
  return search.get('canceled') === 'true' ? 'left' : undefined;
}

export function CheckoutReturnNotice({ how }: { how: CheckoutReturn }) {
  useEffect(() => {
    endCheckout(how);
    if (how !== 'paid') return;
    pollForPayment();
    showToast({
      title: 'Success! Your subscription has been activated. Welcome to the community!',
      tone: 'success',
    });
  }, [how]);

  if (how === 'paid') return <PaymentConfirmationStatus />;
  return (
    <p role="status" className="max-w-152 text-plain">
      You left payment, and nothing was charged. If your bank did not approve the payment, try another card.
    </p>
  );
}
