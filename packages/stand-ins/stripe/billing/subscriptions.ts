import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Customer, Invoice, PaymentMethod, Price, RetrySettings, Subscription } from '../objects.ts';
import { toDraftInvoice, newInvoice, type InvoiceReason, type BillingPeriod } from '../shapes/invoice.ts';
import { toPlan } from '../shapes/catalogue.ts';
import {
  isLiveSubscription,
  getSubscriptionItem,
  newSubscription,
  newSubscriptionItem,
  createUpdatedItems,
  type SubscriptionInput,
} from '../shapes/subscription.ts';
import { findPaymentCard, collectInvoice } from './collect-invoice.ts';
import { changeCustomer } from './customers.ts';
import { computePeriodEnd } from './periods.ts';

type EndReason = 'cancellation_requested' | 'payment_failed';

interface Order {
  customer: Customer;
  card: PaymentMethod;
  price: Price;
  quantity: number;
  authenticated: boolean;
  paymentIntent: string | null;
  facts: Partial<SubscriptionInput>;
}

export function startSubscription(
  account: StripeAccount,
  order: Order,
): { subscription: Subscription; invoice: Invoice } {
  const { store, clock } = account;
  const { customer, card, price, quantity } = order;
  const now = clock.now();
  const item = newSubscriptionItem(now, price, quantity, computePeriodEnd(now, price.recurring, now));
  const subscription = newSubscription(now, item, {
    customer: customer.id,
    currency: price.currency,
    default_payment_method: card.id,
    ...order.facts,
  });
  const period = { start: now, end: item.current_period_end };
  const invoice = bill(account, subscription, 'subscription_create', period);
  const started = store.put('subscription', { ...subscription, latest_invoice: invoice.id });
  recordEvent(account, 'customer.subscription.created', started);
  return {
    subscription: started,
    invoice: collectInvoice(account, invoice, card, order),
  };
}

export function renewSubscription(account: StripeAccount, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) return endSubscription(account, subscription, 'cancellation_requested');
  beginPeriod(account, subscription, getSubscriptionItem(subscription).price);
}

export function changePrice(account: StripeAccount, subscription: Subscription, price: Price): void {
  const item = getSubscriptionItem(subscription);
  const now = account.clock.now();
  if (now >= item.current_period_end) return beginPeriod(account, subscription, price);
  if (price.id === item.price.id) return;
  const priced = changeSubscription(
    account,
    subscription,
    createUpdatedItems(subscription, { price, plan: toPlan(price) }),
  );
  if (hasSameInterval(price, item.price)) return;
  beginPeriod(account, { ...priced, ...createUpdatedItems(priced, { current_period_end: now }) }, price, now);
}

function beginPeriod(
  account: StripeAccount,
  subscription: Subscription,
  price: Price,
  anchor = anchorFor(subscription, price),
) {
  const { current_period_end: start } = getSubscriptionItem(subscription);
  const end = computePeriodEnd(anchor, price.recurring, start);
  const period = { current_period_start: start, current_period_end: end };
  const items = createUpdatedItems(subscription, { price, plan: toPlan(price), ...period });
  const next = { ...subscription, ...items, billing_cycle_anchor: anchor };
  const invoice = bill(account, next, 'subscription_cycle', { start, end });
  const known = findRecord(account, 'subscription', subscription.id);
  const renewed = changeSubscription(account, known, {
    ...items,
    billing_cycle_anchor: anchor,
    latest_invoice: invoice.id,
  });
  if (renewed.status !== 'unpaid') settle(account, renewed, invoice);
}

function anchorFor(subscription: Subscription, price: Price): number {
  const item = getSubscriptionItem(subscription);
  return hasSameInterval(price, item.price) ? subscription.billing_cycle_anchor : item.current_period_end;
}

export function hasSameInterval({ recurring: one }: Price, { recurring: other }: Price): boolean {
  return one.interval === other.interval && one.interval_count === other.interval_count;
}

export function retryInvoice(account: StripeAccount, invoice: Invoice, authenticated = false): void {
  const subscription = findRecord(account, 'subscription', invoice.parent.subscription_details.subscription);
  if (isLiveSubscription(subscription)) settle(account, subscription, invoice, authenticated);
  else account.store.patch('invoice', invoice, { next_payment_attempt: null });
}

function settle(account: StripeAccount, subscription: Subscription, invoice: Invoice, authenticated = false): void {
  const card = findPaymentCard(account, subscription.default_payment_method, subscription.customer);
  const result = collectInvoice(account, invoice, card, { authenticated });
  if (result.status === 'paid') return changeStatus(account, subscription, 'active');
  if (result.next_payment_attempt === null) return giveUp(account, subscription);
  changeStatus(account, subscription, 'past_due');
}

function giveUp(account: StripeAccount, subscription: Subscription): void {
  const end = retryEnd(account);
  if (end === 'cancel') endSubscription(account, subscription, 'payment_failed');
  else changeStatus(account, subscription, end);
}

function changeStatus(
  account: StripeAccount,
  subscription: Subscription,
  status: 'active' | 'past_due' | 'unpaid',
): void {
  if (subscription.status !== status) changeSubscription(account, subscription, { status });
}

export function endSubscription(account: StripeAccount, subscription: Subscription, reason: EndReason): void {
  const { store, clock } = account;
  const now = clock.now();
  const ended = store.patch('subscription', subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...subscription.cancellation_details, reason },
  });
  recordEvent(account, 'customer.subscription.deleted', ended);
  const schedule = subscription.schedule ? store.get('subscription_schedule', subscription.schedule) : undefined;
  if (!schedule) return;
  const canceled = { status: 'canceled', canceled_at: now, current_phase: null } as const;
  recordEvent(
    account,
    'subscription_schedule.canceled',
    store.patch('subscription_schedule', schedule, canceled),
    schedule,
  );
}

export function cancelAtPeriodEnd(
  account: StripeAccount,
  subscription: Subscription,
  isRequested: boolean,
): Subscription {
  if (subscription.cancel_at_period_end === isRequested) return subscription;
  return changeSubscription(account, subscription, {
    cancel_at_period_end: isRequested,
    cancel_at: isRequested ? getSubscriptionItem(subscription).current_period_end : null,
    canceled_at: isRequested ? account.clock.now() : null,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: isRequested ? 'cancellation_requested' : null,
    },
  });
}

export function changeSubscription(
  account: StripeAccount,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const changed = account.store.patch('subscription', subscription, changes);
  recordEvent(account, 'customer.subscription.updated', changed, subscription);
  return changed;
}

function bill(
  account: StripeAccount,
  subscription: Subscription,
  reason: InvoiceReason['reason'],
  period: BillingPeriod,
): Invoice {
  const { store, clock } = account;
  const { price } = getSubscriptionItem(subscription);
  const description = store.get('product', price.product)?.name ?? price.id;
  return issueInvoice(account, subscription, (customer) =>
    newInvoice(clock.now(), customer, subscription, { reason, period, description }),
  );
}

export function issueInvoice(
  account: StripeAccount,
  subscription: Subscription,
  make: (customer: Customer) => Invoice,
): Invoice {
  const { store, pagesUrl } = account;
  const customer = findRecord(account, 'customer', subscription.customer);
  changeCustomer(account, customer, {
    currency: getSubscriptionItem(subscription).price.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  });
  const made = make(customer);
  const hosted = `${pagesUrl}/invoice/${made.id}`;
  const invoice = { ...made, hosted_invoice_url: hosted, invoice_pdf: `${hosted}/pdf` };
  recordEvent(account, 'invoice.created', toDraftInvoice(invoice));
  // Stripe creates only drafts for an unpaid subscription.
  if (subscription.status === 'unpaid') return store.put('invoice', { ...invoice, status: 'draft' });
  recordEvent(account, 'invoice.finalized', invoice);
  return store.put('invoice', invoice);
}

function retryEnd({ store }: StripeAccount): RetrySettings['end'] {
  return store.get('retry_settings', 'retries')?.end ?? 'cancel';
}
