import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import { createStripeId } from '../ids.ts';
import type { Charge, Refund } from '../objects.ts';
import { newRefund, type RefundInput } from '../shapes/payment.ts';
import { createInvalidRequestError } from '../stripe-error.ts';

export function refundCharge(
  account: StripeAccount,
  charge: Charge,
  { amount, ...facts }: Omit<RefundInput, 'amount'> & { amount: number | undefined },
): Refund {
  const { store, clock } = account;
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw createInvalidRequestError(
      `Charge ${charge.id} has already been refunded.`,
      'charge',
      'charge_already_refunded',
    );
  if (isChargedBack(account, charge)) {
    throw createInvalidRequestError(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    );
  }
  const given = amount ?? left;
  if (given <= 0) throw createInvalidRequestError('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (given > left) {
    throw createInvalidRequestError(
      `Refund amount (${money(given)}) is greater than unrefunded amount on charge (${money(left)})`,
      'amount',
    );
  }
  const refund = store.put('refund', newRefund(clock.now(), charge, { amount: given, ...facts }));
  store.put('ledger', {
    id: refund.id,
    kind: 'refund',
    customer: charge.customer,
    invoice: findInvoice(account, charge),
    charge: charge.id,
    amount: given,
    created: refund.created,
  });
  const refunded = charge.amount_refunded + given;
  const after = store.patch('charge', charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  });
  recordEvent(account, 'refund.created', refund);
  recordEvent(account, 'charge.refunded', after, charge);
  return withReference(account, refund);
}

/** The bank takes the amount back during a dispute and after a lost dispute. */
const isChargedBack = ({ store }: StripeAccount, { id, disputed }: Charge): boolean =>
  disputed && store.all('dispute').some(({ charge, status }) => charge === id && status !== 'won');

function withReference(account: StripeAccount, refund: Refund): Refund {
  const { card, type } = refund.destination_details ?? { type: 'card' };
  const reference = createStripeId('arn', 16).slice(4);
  const after = account.store.patch('refund', refund, {
    destination_details: { type, card: { ...card, type: 'refund', reference, reference_status: 'available' } },
  });
  recordEvent(account, 'refund.updated', after, refund);
  return after;
}

export function failRefund(account: StripeAccount, refund: Refund): Refund {
  const { store, clock } = account;
  if (refund.status === 'failed') return refund;
  const failed = store.patch('refund', refund, {
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: createStripeId('txn'),
  });
  const charge = findRecord(account, 'charge', refund.charge);
  store.patch('charge', charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  store.put('ledger', {
    id: `${refund.id}_failed`,
    kind: 'refund',
    customer: charge.customer,
    invoice: findInvoice(account, charge),
    charge: charge.id,
    amount: -refund.amount,
    created: clock.now(),
  });
  recordEvent(account, 'refund.failed', failed, refund);
  return failed;
}

export function findCharge(account: StripeAccount, charge: string | undefined, intent: string | undefined): Charge {
  if (charge) return findRecord(account, 'charge', charge, 'charge');
  if (!intent)
    throw createInvalidRequestError('One of the following params should be provided: payment_intent or charge.');
  const { latest_charge: latest, status } = findRecord(account, 'payment_intent', intent, 'payment_intent');
  if (!latest || status !== 'succeeded') {
    throw createInvalidRequestError(
      `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return findRecord(account, 'charge', latest, 'charge');
}

function findInvoice({ store }: StripeAccount, charge: Charge): string | null {
  const payment = store.all('invoice_payment').find((one) => one.payment.payment_intent === charge.payment_intent);
  return payment?.invoice ?? null;
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
