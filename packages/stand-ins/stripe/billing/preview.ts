import type { Account } from '../account.ts';
import type { Customer, Invoice, Price, Subscription } from '../objects.ts';
import { toPlan } from '../shapes/catalogue.ts';
import { asDraft, newInvoice, type InvoiceReason, type Period } from '../shapes/invoice.ts';
import { getItem, newSubscription, newSubscriptionItem, withItem } from '../shapes/subscription.ts';
import { find } from '../account.ts';
import { invalid } from '../stripe-error.ts';
import { periodEndAfter } from './periods.ts';
import { nextPrice } from './schedules.ts';

export interface PreviewRequest {
  price: Price | undefined;
  quantity: number | undefined;
}

export function nextInvoice(account: Account, subscription: Subscription, asked: PreviewRequest): Invoice {
  if (subscription.cancel_at_period_end || subscription.status === 'canceled') {
    throw invalid('No upcoming invoices for subscription: it ends.', 'subscription', 'invoice_upcoming_none');
  }
  const item = getItem(subscription);
  const price = asked.price ?? nextPrice(account, subscription);
  const start = item.current_period_end;
  const period = { start, end: periodEndAfter(start, price.recurring, start) };
  const changes = { price, plan: toPlan(price), quantity: asked.quantity ?? item.quantity };
  const then = { ...subscription, ...withItem(subscription, changes) };
  return draft(account, find(account, 'customer', subscription.customer), then, 'subscription_cycle', period);
}

export function firstInvoice(account: Account, customer: Customer, { price, quantity }: PreviewRequest): Invoice {
  if (!price) throw invalid('Nothing to invoice for the customer.', 'customer', 'invoice_upcoming_none');
  const now = account.clock.now();
  const period = { start: now, end: periodEndAfter(now, price.recurring, now) };
  const item = newSubscriptionItem(now, price, quantity ?? 1, period.end);
  const subscription = newSubscription(now, item, { customer: customer.id, currency: price.currency });
  return draft(account, customer, subscription, 'subscription_create', period);
}

function draft(
  account: Account,
  customer: Customer,
  subscription: Subscription,
  reason: InvoiceReason['reason'],
  period: Period,
): Invoice {
  const { price } = getItem(subscription);
  const description = account.store.get('product', price.product)?.name ?? price.id;
  const invoice = newInvoice(period.start, customer, subscription, { reason, period, description });
  return { ...asPreview(invoice), next_payment_attempt: period.start };
}

export function asPreview(invoice: Invoice): Invoice {
  return { ...asDraft(invoice), id: invoice.id.replace(/^in_/, 'upcoming_in_') };
}
