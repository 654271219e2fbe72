import { find, type Account } from '../account.ts';
import { tell } from '../events.ts';
import type { Charge, Refund } from '../objects.ts';
import { newRefund, type RefundFacts } from '../shapes/payment.ts';
import { invalid } from '../stripe-error.ts';

/** Gives back all that is left of a charge, or a part of it. */
export function refundCharge(
  account: Account,
  charge: Charge,
  { amount, ...facts }: Omit<RefundFacts, 'amount'> & { amount: number | undefined },
): Refund {
  const { store, clock } = account;
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  const given = amount ?? left;
  if (given <= 0) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (given > left) {
    throw invalid(
      `Refund amount (${money(given)}) is greater than unrefunded amount on charge (${money(left)})`,
      'amount',
    );
  }
  const refund = store.put('refund', newRefund(clock.now(), charge, { amount: given, ...facts }));
  store.put('ledger', {
    id: refund.id,
    kind: 'refund',
    customer: charge.customer,
    invoice: invoiceOf(account, charge),
    charge: charge.id,
    amount: given,
    created: refund.created,
  });
  const refunded = charge.amount_refunded + given;
  const after = store.patch('charge', charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  });
  tell(account, 'charge.refunded', after, charge);
  return refund;
}

/** The charge a refund is asked for, named itself or by its payment intent. */
export function chargeOf(account: Account, charge: string | undefined, intent: string | undefined): Charge {
  if (charge) return find(account, 'charge', charge, 'charge');
  if (!intent) throw invalid('One of the following params should be provided: payment_intent or charge.');
  const { latest_charge: latest, status } = find(account, 'payment_intent', intent, 'payment_intent');
  if (!latest || status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, 'payment_intent');
  }
  return find(account, 'charge', latest, 'charge');
}

function invoiceOf({ store }: Account, charge: Charge): string | null {
  const payment = store.all('invoice_payment').find((one) => one.payment.payment_intent === charge.payment_intent);
  return payment?.invoice ?? null;
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
