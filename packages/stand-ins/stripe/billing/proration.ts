import { findRecord, type StripeAccount } from '../account.ts';
import type { Invoice, Price, Subscription, SubscriptionItem } from '../objects.ts';
import { toPlan } from '../shapes/catalogue.ts';
import { newFinalizedInvoice, type InvoiceLineInput } from '../shapes/invoice.ts';
import { getSubscriptionItem, createUpdatedItems } from '../shapes/subscription.ts';
import { createInvalidRequestError } from '../stripe-error.ts';
import { computePeriodEnd } from './periods.ts';
import { hasSameInterval, issueInvoice } from './subscriptions.ts';
import { formatLongDate, shortenProductName } from '../pages/formats.ts';

export interface ProratedChange {
  price: Price;
  quantity: number;
  at: number;
}

export function previewProration(account: StripeAccount, subscription: Subscription, change: ProratedChange): Invoice {
  const customer = findRecord(account, 'customer', subscription.customer);
  const lines = prorationLines(account, subscription, change);
  return newFinalizedInvoice(account.clock.now(), customer, subscription, 'subscription_update', lines);
}

export function billProration(account: StripeAccount, subscription: Subscription, change: ProratedChange): Invoice {
  const lines = prorationLines(account, subscription, change);
  return issueInvoice(account, subscription, (customer) =>
    newFinalizedInvoice(account.clock.now(), customer, subscription, 'subscription_update', lines),
  );
}

export function createChangedItem(
  account: StripeAccount,
  subscription: Subscription,
  { price, quantity }: Omit<ProratedChange, 'at'>,
): Partial<Subscription> {
  const now = account.clock.now();
  const changes: Partial<SubscriptionItem> = { price, plan: toPlan(price), quantity };
  if (hasSameInterval(price, getSubscriptionItem(subscription).price)) return createUpdatedItems(subscription, changes);
  const period = { current_period_start: now, current_period_end: computePeriodEnd(now, price.recurring, now) };
  return { ...createUpdatedItems(subscription, { ...changes, ...period }), billing_cycle_anchor: now };
}

function prorationLines(
  account: StripeAccount,
  subscription: Subscription,
  change: ProratedChange,
): [InvoiceLineInput, InvoiceLineInput] {
  const item = getSubscriptionItem(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const { at, price, quantity } = change;
  if (at < start || at > end) {
    throw createInvalidRequestError('The proration date must be within the current billing period.', 'proration_date');
  }
  const left = (end - at) / (end - start);
  const credit: InvoiceLineInput = {
    price: item.price,
    quantity: item.quantity,
    amount: -Math.round(item.price.unit_amount * item.quantity * left),
    period: { start: at, end },
    description: `Unused time on ${priceName(account, item.price)} after ${formatLongDate(at)}`,
    isProration: true,
    credited: creditedBy(account, subscription),
  };
  const debit = hasSameInterval(price, item.price)
    ? {
        amount: Math.round(price.unit_amount * quantity * left),
        period: { start: at, end },
        description: `Remaining time on ${priceName(account, price)} after ${formatLongDate(at)}`,
        isProration: true,
      }
    : {
        amount: price.unit_amount * quantity,
        period: { start: at, end: computePeriodEnd(at, price.recurring, at) },
        description: `${quantity} × ${priceName(account, price)}`,
        isProration: false,
      };
  if (credit.amount + debit.amount < 0) {
    throw createInvalidRequestError(
      'The stand-in keeps no customer balance, so a change must not leave a credit.',
      'items[0][price]',
    );
  }
  return [credit, { price, quantity, credited: null, ...debit }];
}

function priceName({ store }: StripeAccount, price: Price): string {
  return shortenProductName(store.get('product', price.product)?.name ?? price.id);
}

function creditedBy({ store }: StripeAccount, { latest_invoice: latest }: Subscription): InvoiceLineInput['credited'] {
  const invoice = latest ? store.get('invoice', latest) : undefined;
  return invoice ? { invoice: invoice.id, invoice_line_items: invoice.lines.data.map(({ id }) => id) } : null;
}
