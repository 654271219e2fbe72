import { useEffect } from 'react';
import { watchForPayment } from 'shell/session';
import { toast } from 'shell/toast';
import { endCheckout } from '../api/checkout.ts';
import { PaymentArrival } from './payment-arrival.tsx';

/** How somebody comes back from the checkout. */
export type CheckoutReturn = 'paid' | 'left';

/** What the address of the membership page says of a checkout; undefined where nobody comes from one. */
export function checkoutReturn(search: URLSearchParams): CheckoutReturn | undefined {
  if (search.get('success') === 'true') return 'paid';
  return search.get('canceled') === 'true' ? 'left' : undefined;
}

/** What somebody is told who comes back from the checkout. */
export function ReturnNotice({ how }: { how: CheckoutReturn }) {
  useEffect(() => {
    endCheckout(how);
    if (how !== 'paid') return;
    watchForPayment();
    toast({
      title: 'Success! Your subscription has been activated. Welcome to the community!',
      tone: 'success',
    });
  }, [how]);

  if (how === 'paid') return <PaymentArrival />;
  return (
    <p role="status" className="max-w-[38rem] text-plain">
      You left payment, and nothing was charged. If your bank did not approve the payment, try another card.
    </p>
  );
}
