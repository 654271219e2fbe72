import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Invoice, Subscription } from '../objects.ts';
import { getSubscriptionItem, createUpdatedItems } from '../shapes/subscription.ts';
import { createInvalidRequestError } from '../stripe-error.ts';
import { findPaymentCard, collectInvoice } from './collect-invoice.ts';
import { billProration, createChangedItem, type ProratedChange } from './proration.ts';
import { changeSubscription, retryInvoice } from './subscriptions.ts';

/** Stripe discards an unpaid change of price after these seconds, or at the end of the billing period. */
const EXPIRES_AFTER = 23 * 3600;

/** The change is a pending update until its invoice is paid. */
export function updateSubscriptionIfPaid(
  account: StripeAccount,
  subscription: Subscription,
  change: ProratedChange,
): Subscription {
  const { store, clock } = account;
  if (subscription.pending_update)
    voidInvoice(account, findRecord(account, 'invoice', String(subscription.latest_invoice)));
  const current = findRecord(account, 'subscription', subscription.id);
  const { price, quantity } = change;
  const billed = billProration(account, current, change);
  const item = getSubscriptionItem(current);
  const pending_update = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(clock.now() + EXPIRES_AFTER, item.current_period_end),
    metadata: null,
    subscription_items: createUpdatedItems(current, { price, quantity }).items.data,
    trial_end: null,
    trial_from_plan: null,
  };
  const waiting = store.patch('subscription', current, { latest_invoice: billed.id, pending_update });
  const after = payPendingUpdate(account, waiting, billed);
  if (after.pending_update) recordEvent(account, 'customer.subscription.updated', after, subscription);
  return after;
}

export function payPendingUpdate(
  account: StripeAccount,
  subscription: Subscription,
  invoice: Invoice,
  authenticated = false,
): Subscription {
  const { store } = account;
  const card = findPaymentCard(account, subscription.default_payment_method, subscription.customer);
  const collected = collectInvoice(account, invoice, card, { authenticated });
  const [item] = subscription.pending_update?.subscription_items ?? [];
  if (collected.status !== 'paid' || !item) {
    // Stripe does not retry the invoice of a pending update.
    store.patch('invoice', collected, { next_payment_attempt: null });
    return subscription;
  }
  const price = findRecord(account, 'price', item.price.id);
  const changes = createChangedItem(account, subscription, { price, quantity: item.quantity });
  const applied = changeSubscription(account, subscription, { ...changes, pending_update: null });
  recordEvent(account, 'customer.subscription.pending_update_applied', applied);
  return applied;
}

export function voidInvoice(account: StripeAccount, invoice: Invoice): Invoice {
  const { store, clock } = account;
  if (invoice.status !== 'open') {
    throw createInvalidRequestError(
      `You can only void open or uncollectible invoices. This one is ${String(invoice.status)}.`,
    );
  }
  const now = clock.now();
  const voided = store.patch('invoice', invoice, {
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  recordEvent(account, 'invoice.voided', voided);
  const payment = store.all('invoice_payment').find((one) => one.invoice === invoice.id);
  const intent = store.get('payment_intent', String(payment?.payment.payment_intent));
  if (payment) store.patch('invoice_payment', payment, { status: 'canceled' });
  if (intent) {
    const canceled = { status: 'canceled', canceled_at: now, cancellation_reason: 'void_invoice' } as const;
    recordEvent(
      account,
      'payment_intent.canceled',
      store.patch('payment_intent', intent, { ...canceled, next_action: null }),
    );
  }
  const subscription = waitingFor(account, invoice);
  if (subscription) changeSubscription(account, subscription, { pending_update: null });
  return voided;
}

export function expirePendingUpdate(account: StripeAccount, subscription: Subscription): void {
  voidInvoice(account, findRecord(account, 'invoice', String(subscription.latest_invoice)));
  const after = findRecord(account, 'subscription', subscription.id);
  recordEvent(account, 'customer.subscription.pending_update_expired', after);
}

export function retryPayment(account: StripeAccount, invoice: Invoice, authenticated = false): void {
  const subscription = waitingFor(account, invoice);
  if (subscription) payPendingUpdate(account, subscription, invoice, authenticated);
  else retryInvoice(account, invoice, authenticated);
}

function waitingFor(account: StripeAccount, invoice: Invoice): Subscription | undefined {
  const subscription = account.store.get('subscription', invoice.parent.subscription_details.subscription);
  return subscription?.pending_update && subscription.latest_invoice === invoice.id ? subscription : undefined;
}
