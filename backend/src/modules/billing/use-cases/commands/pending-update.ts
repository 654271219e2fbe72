import Stripe from 'stripe';
import { getOptionalStripeId } from '../stripe/values.ts';

/**
 * Voids the invoice of an upgrade that waits for its payment, because Stripe refuses other updates of such a
 * subscription.
 */
export async function discardPendingUpdate(
  stripe: Stripe,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  const invoice = getOptionalStripeId(latest);
  if (pending && invoice) await stripe.invoices.voidInvoice(invoice);
}
