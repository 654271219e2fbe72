import { find, type Account } from '../account.ts';
import type { Invoice, Price, Subscription, SubscriptionItem } from '../objects.ts';
import { toPlan } from '../shapes/catalogue.ts';
import { newFinalizedInvoice, type LineFacts } from '../shapes/invoice.ts';
import { getItem, withItem } from '../shapes/subscription.ts';
import { invalid } from '../stripe-error.ts';
import { periodEndAfter } from './periods.ts';
import { hasSameInterval, issueInvoice } from './subscriptions.ts';
import { day, shortName } from '../pages/formats.ts';

export interface ProratedChange {
  price: Price;
  quantity: number;
  at: number;
}

/** Returns the invoice that an immediate change of price would create, without storing it. */
export function previewProration(account: Account, subscription: Subscription, change: ProratedChange): Invoice {
  const customer = find(account, 'customer', subscription.customer);
  const lines = prorationLines(account, subscription, change);
  return newFinalizedInvoice(account.clock.now(), customer, subscription, 'subscription_update', lines);
}

export function billProration(account: Account, subscription: Subscription, change: ProratedChange): Invoice {
  const lines = prorationLines(account, subscription, change);
  return issueInvoice(account, subscription, (customer) =>
    newFinalizedInvoice(account.clock.now(), customer, subscription, 'subscription_update', lines),
  );
}

/** Returns the item and period after the change. A different interval starts a new period. */
export function changedItem(
  account: Account,
  subscription: Subscription,
  { price, quantity }: Omit<ProratedChange, 'at'>,
): Partial<Subscription> {
  const now = account.clock.now();
  const changes: Partial<SubscriptionItem> = { price, plan: toPlan(price), quantity };
  if (hasSameInterval(price, getItem(subscription).price)) return withItem(subscription, changes);
  const period = { current_period_start: now, current_period_end: periodEndAfter(now, price.recurring, now) };
  return { ...withItem(subscription, { ...changes, ...period }), billing_cycle_anchor: now };
}

function prorationLines(account: Account, subscription: Subscription, change: ProratedChange): [LineFacts, LineFacts] {
  const item = getItem(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const { at, price, quantity } = change;
  if (at < start || at > end) {
    throw invalid('The proration date must be within the current billing period.', 'proration_date');
  }
  const left = (end - at) / (end - start);
  const credit: LineFacts = {
    price: item.price,
    quantity: item.quantity,
    amount: -Math.round(item.price.unit_amount * item.quantity * left),
    period: { start: at, end },
    description: `Unused time on ${priceName(account, item.price)} after ${day(at)}`,
    isProration: true,
    credited: creditedBy(account, subscription),
  };
  const debit = hasSameInterval(price, item.price)
    ? {
        amount: Math.round(price.unit_amount * quantity * left),
        period: { start: at, end },
        description: `Remaining time on ${priceName(account, price)} after ${day(at)}`,
        isProration: true,
      }
    : {
        amount: price.unit_amount * quantity,
        period: { start: at, end: periodEndAfter(at, price.recurring, at) },
        description: `${quantity} × ${priceName(account, price)}`,
        isProration: false,
      };
  if (credit.amount + debit.amount < 0) {
    throw invalid('The stand-in keeps no customer balance, so a change must not leave a credit.', 'items[0][price]');
  }
  return [credit, { price, quantity, credited: null, ...debit }];
}

function priceName({ store }: Account, price: Price): string {
  return shortName(store.get('product', price.product)?.name ?? price.id);
}

function creditedBy({ store }: Account, { latest_invoice: latest }: Subscription): LineFacts['credited'] {
  const invoice = latest ? store.get('invoice', latest) : undefined;
  return invoice ? { invoice: invoice.id, invoice_line_items: invoice.lines.data.map(({ id }) => id) } : null;
}
