import Stripe from 'stripe';
import { idIfAny } from '../stripe/values.ts';

/**
 * Discards an upgrade that waits for its payment: an update of a subscription is refused while one is pending, and its
 * invoice must not be paid after the member chose something else. Does nothing without one.
 */
export async function discardPendingUpdate(
  stripe: Stripe,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  const invoice = idIfAny(latest);
  if (pending && invoice) await stripe.invoices.voidInvoice(invoice);
}
