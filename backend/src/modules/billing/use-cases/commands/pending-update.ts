import Stripe from 'stripe';
import { getOptionalStripeId } from '../stripe/values.ts';

/** Stripe refuses other updates of a subscription while an upgrade waits for its payment. */
export async function discardPendingUpdate(
  stripe: Stripe,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  const invoice = getOptionalStripeId(latest);
  if (pending && invoice) await stripe.invoices.voidInvoice(invoice);
}
