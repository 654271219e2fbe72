import Stripe from 'stripe';
import { getOptionalStripeId } from '../stripe/values.ts';

/**
 * Discards an upgrade that waits for its payment by voiding its invoice. Stripe refuses other updates until then, and a
 * member who chose another plan must not pay this invoice later.
 */
export async function discardPendingUpdate(
  stripe: Stripe,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  const invoice = getOptionalStripeId(latest);
  if (pending && invoice) await stripe.invoices.voidInvoice(invoice);
}
