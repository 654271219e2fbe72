import Stripe from 'stripe';
import { getOptionalStripeId } from '../stripe/values.ts';

/**
 * Discards an upgrade that waits for its payment by voiding its invoice. Stripe refuses other updates before that, and
 * the invoice must not be paid after the member chose another plan.
 */
export async function discardPendingUpdate(
  stripe: Stripe,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  const invoice = getOptionalStripeId(latest);
  if (pending && invoice) await stripe.invoices.voidInvoice(invoice);
}
