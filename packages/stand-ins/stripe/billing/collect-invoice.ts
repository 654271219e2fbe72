import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Charge, Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from '../objects.ts';
import { getCardBehaviour } from '../shapes/customer.ts';
import { newInvoicePayment } from '../shapes/invoice.ts';
import { newCharge, newPaymentIntent, type PaymentOrder } from '../shapes/payment.ts';
import { addPaymentIntent, requireAuthentication, declinePayment } from './payment-tries.ts';

const DAY = 86_400;
const NEXT_TRY_AFTER = [3, 5, 7];

/** A 3-D Secure card is charged only after authentication. */
export function collectInvoice(
  account: StripeAccount,
  invoice: Invoice,
  card: PaymentMethod,
  { authenticated = false, paymentIntent = null }: { authenticated?: boolean; paymentIntent?: string | null } = {},
): Invoice {
  const { intent, payment } = intentFor(account, invoice, card, paymentIntent);
  const behaviour = getCardBehaviour(card);
  if (behaviour === 'declines') return refused(account, invoice, intent, card);
  if (behaviour === 'asks' && !authenticated) return waiting(account, invoice, intent);
  return paid(
    account,
    invoice,
    payment,
    intent,
    newCharge(account.clock.now(), intent, card, { declined: false, authenticated }),
  );
}

function intentFor(
  account: StripeAccount,
  invoice: Invoice,
  card: PaymentMethod,
  begun: string | null,
): { intent: PaymentIntent; payment: InvoicePayment } {
  const { store, clock } = account;
  const known = store.all('invoice_payment').find((one) => one.invoice === invoice.id);
  const knownIntent = known?.payment.payment_intent ?? begun;
  const existing = typeof knownIntent === 'string' ? store.get('payment_intent', knownIntent) : undefined;
  const intent = existing
    ? store.patch('payment_intent', existing, { payment_method: card.id })
    : addPaymentIntent(account, newPaymentIntent(clock.now(), paymentOrder(invoice), card));
  const payment = known ?? store.put('invoice_payment', newInvoicePayment(clock.now(), invoice, intent.id));
  return { intent, payment };
}

function paymentOrder({ amount_due: amount, currency, customer, billing_reason: reason }: Invoice): PaymentOrder {
  const description = reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  return { amount, currency, customer, description };
}

function paid(
  account: StripeAccount,
  invoice: Invoice,
  payment: InvoicePayment,
  intent: PaymentIntent,
  charge: Charge,
): Invoice {
  const { store, clock } = account;
  const now = clock.now();
  store.put('charge', charge);
  recordEvent(account, 'charge.succeeded', charge);
  store.put('ledger', {
    id: charge.id,
    kind: 'charge',
    customer: invoice.customer,
    invoice: invoice.id,
    charge: charge.id,
    amount: charge.amount,
    created: now,
  });
  const succeeded = store.patch('payment_intent', intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  recordEvent(account, 'payment_intent.succeeded', succeeded);
  const collected = store.patch('invoice_payment', payment, {
    status: 'paid',
    amount_paid: intent.amount,
    status_transitions: { canceled_at: null, paid_at: now },
  });
  const settled = store.patch('invoice', invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  recordEvent(account, 'invoice_payment.paid', collected);
  recordEvent(account, 'invoice.paid', settled);
  recordEvent(account, 'invoice.payment_succeeded', settled);
  return settled;
}

function refused(account: StripeAccount, invoice: Invoice, intent: PaymentIntent, card: PaymentMethod): Invoice {
  declinePayment(account, intent, card);
  return unpaid(account, invoice);
}

function waiting(account: StripeAccount, invoice: Invoice, intent: PaymentIntent): Invoice {
  requireAuthentication(account, intent);
  const open = unpaid(account, invoice);
  recordEvent(account, 'invoice.payment_action_required', open);
  return open;
}

function unpaid(account: StripeAccount, invoice: Invoice): Invoice {
  const days = NEXT_TRY_AFTER[invoice.attempt_count];
  const open = account.store.patch('invoice', invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: days === undefined ? null : account.clock.now() + days * DAY,
  });
  recordEvent(account, 'invoice.payment_failed', open);
  return open;
}

export function findPaymentCard(
  account: StripeAccount,
  subscriptionCard: string | null,
  customer: string,
): PaymentMethod {
  const fallback = account.store.get('customer', customer)?.invoice_settings.default_payment_method;
  return findRecord(account, 'payment_method', subscriptionCard ?? String(fallback));
}
