import type { StripeAccount } from '../account.ts';
import type { Customer, Invoice, Price, Subscription } from '../objects.ts';
import { toPlan } from '../shapes/catalogue.ts';
import { toDraftInvoice, newInvoice, type InvoiceReason, type BillingPeriod } from '../shapes/invoice.ts';
import {
  getSubscriptionItem,
  newSubscription,
  newSubscriptionItem,
  createUpdatedItems,
} from '../shapes/subscription.ts';
import { findRecord } from '../account.ts';
import { createInvalidRequestError } from '../stripe-error.ts';
import { computePeriodEnd } from './periods.ts';
import { getNextPrice } from './schedules.ts';

export interface InvoicePreviewRequest {
  price: Price | undefined;
  quantity: number | undefined;
}

export function previewNextInvoice(
  account: StripeAccount,
  subscription: Subscription,
  previewRequest: InvoicePreviewRequest,
): Invoice {
  if (subscription.cancel_at_period_end || subscription.status === 'canceled') {
    throw createInvalidRequestError(
      'No upcoming invoices for subscription: it ends.',
      'subscription',
      'invoice_upcoming_none',
    );
  }
  const item = getSubscriptionItem(subscription);
  const price = previewRequest.price ?? getNextPrice(account, subscription);
  const start = item.current_period_end;
  const period = { start, end: computePeriodEnd(start, price.recurring, start) };
  const changes = { price, plan: toPlan(price), quantity: previewRequest.quantity ?? item.quantity };
  const then = { ...subscription, ...createUpdatedItems(subscription, changes) };
  return draft(account, findRecord(account, 'customer', subscription.customer), then, 'subscription_cycle', period);
}

export function previewFirstInvoice(
  account: StripeAccount,
  customer: Customer,
  { price, quantity }: InvoicePreviewRequest,
): Invoice {
  if (!price)
    throw createInvalidRequestError('Nothing to invoice for the customer.', 'customer', 'invoice_upcoming_none');
  const now = account.clock.now();
  const period = { start: now, end: computePeriodEnd(now, price.recurring, now) };
  const item = newSubscriptionItem(now, price, quantity ?? 1, period.end);
  const subscription = newSubscription(now, item, { customer: customer.id, currency: price.currency });
  return draft(account, customer, subscription, 'subscription_create', period);
}

function draft(
  account: StripeAccount,
  customer: Customer,
  subscription: Subscription,
  reason: InvoiceReason['reason'],
  period: BillingPeriod,
): Invoice {
  const { price } = getSubscriptionItem(subscription);
  const description = account.store.get('product', price.product)?.name ?? price.id;
  const invoice = newInvoice(period.start, customer, subscription, { reason, period, description });
  return { ...toInvoicePreview(invoice), next_payment_attempt: period.start };
}

export function toInvoicePreview(invoice: Invoice): Invoice {
  return { ...toDraftInvoice(invoice), id: invoice.id.replace(/^in_/, 'upcoming_in_') };
}
