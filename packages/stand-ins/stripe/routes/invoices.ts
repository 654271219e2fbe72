import { find, type Account } from '../account.ts';
import { voidInvoice } from '../billing/pending-updates.ts';
import { asPreview, firstInvoice, nextInvoice, type PreviewRequest } from '../billing/preview.ts';
import { previewProration } from '../billing/proration.ts';
import type { Api, Handler } from '../http/api.ts';
import { among, created, equals, ofCustomer, readable } from '../http/readable.ts';
import type { Invoice, Subscription } from '../objects.ts';
import { allowOnly, group, integer, list as listOf, requiredText, text } from '../params.ts';
import { getItem } from '../shapes/subscription.ts';

export function invoices(api: Api): void {
  api.post('/v1/invoices/create_preview', preview);
  api.post('/v1/invoices/:id/void', ({ account, params, id }) => {
    allowOnly(params, []);
    return voidInvoice(account, find(account, 'invoice', id));
  });
  readable(api, '/v1/invoices', 'invoice', {
    customer: ofCustomer,
    subscription: equals((one) => one.parent.subscription_details.subscription),
    status: among(['draft', 'open', 'paid', 'uncollectible', 'void'], (one) => one.status),
    collection_method: equals((one) => one.collection_method),
    created,
  });
  readable(api, '/v1/invoice_payments', 'invoice_payment', {
    invoice: equals((one) => one.invoice),
    payment: (value) => {
      const intent = text(group(value).payment_intent, 'payment[payment_intent]');
      return (one) => !intent || one.payment.payment_intent === intent;
    },
    status: among(['canceled', 'open', 'paid'], (one) => one.status),
    created,
  });
}

const preview: Handler = ({ account, params }) => {
  allowOnly(params, ['customer', 'subscription', 'schedule', 'subscription_details', 'preview_mode'], {
    notOffered: [
      'automatic_tax',
      'currency',
      'customer_account',
      'customer_details',
      'discounts',
      'invoice_items',
      'issuer',
      'on_behalf_of',
      'schedule_details',
    ],
  });
  const details = group(params.subscription_details);
  allowOnly(details, ['items', 'proration_behavior', 'proration_date', 'cancel_at_period_end'], {
    within: 'subscription_details',
  });
  const [first] = listOf(details.items);
  const item = group(first);
  allowOnly(item, ['id', 'price', 'quantity'], { within: 'subscription_details[items][0]' });
  const price = text(item.price, 'subscription_details[items][0][price]');
  const asked = {
    price: price ? find(account, 'price', price, 'subscription_details[items][0][price]') : undefined,
    quantity: integer(item.quantity, 'subscription_details[items][0][quantity]'),
  };
  const scheduled = text(params.schedule, 'schedule');
  const known = scheduled ? find(account, 'subscription_schedule', scheduled, 'schedule').subscription : undefined;
  const subscription = known ?? text(params.subscription, 'subscription');
  if (subscription) {
    const found = find(account, 'subscription', subscription, 'subscription');
    const date = integer(details.proration_date, 'subscription_details[proration_date]');
    const isAtOnce = details.proration_behavior === 'always_invoice' && asked.price;
    return isAtOnce ? proration(account, found, { ...asked, date }) : nextInvoice(account, found, asked);
  }
  const customer = find(account, 'customer', requiredText(params.customer, 'customer'), 'customer');
  return firstInvoice(account, customer, asked);
};

function proration(
  account: Account,
  subscription: Subscription,
  { price, quantity, date }: PreviewRequest & { date: number | undefined },
): Invoice {
  const item = getItem(subscription);
  const change = { price: price ?? item.price, quantity: quantity ?? item.quantity, at: date ?? account.clock.now() };
  return asPreview(previewProration(account, subscription, change));
}
