import { findRecord, type StripeAccount } from '../account.ts';
import { voidInvoice } from '../billing/pending-updates.ts';
import {
  toInvoicePreview,
  previewFirstInvoice,
  previewNextInvoice,
  type InvoicePreviewRequest,
} from '../billing/preview.ts';
import { previewProration } from '../billing/proration.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import {
  createChoiceFilter,
  createdFilter,
  createEqualsFilter,
  customerFilter,
  registerReadRoutes,
} from '../http/readable.ts';
import type { Invoice, Subscription } from '../objects.ts';
import {
  rejectUnknownParams,
  parseParamGroup,
  parseInteger,
  parseParamList as listOf,
  parseRequiredText,
  parseText,
} from '../params.ts';
import { getSubscriptionItem } from '../shapes/subscription.ts';

export function registerInvoiceRoutes(api: StripeApi): void {
  api.post('/v1/invoices/create_preview', preview);
  api.post('/v1/invoices/:id/void', ({ account, params, id }) => {
    rejectUnknownParams(params, []);
    return voidInvoice(account, findRecord(account, 'invoice', id));
  });
  registerReadRoutes(api, '/v1/invoices', 'invoice', {
    customer: customerFilter,
    subscription: createEqualsFilter((one) => one.parent.subscription_details.subscription),
    status: createChoiceFilter(['draft', 'open', 'paid', 'uncollectible', 'void'], (one) => one.status),
    collection_method: createEqualsFilter((one) => one.collection_method),
    created: createdFilter,
  });
  registerReadRoutes(api, '/v1/invoice_payments', 'invoice_payment', {
    invoice: createEqualsFilter((one) => one.invoice),
    payment: (value) => {
      const intent = parseText(parseParamGroup(value).payment_intent, 'payment[payment_intent]');
      return (one) => !intent || one.payment.payment_intent === intent;
    },
    status: createChoiceFilter(['canceled', 'open', 'paid'], (one) => one.status),
    created: createdFilter,
  });
}

const preview: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, ['customer', 'subscription', 'schedule', 'subscription_details', 'preview_mode'], {
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
  const details = parseParamGroup(params.subscription_details);
  rejectUnknownParams(details, ['items', 'proration_behavior', 'proration_date', 'cancel_at_period_end'], {
    within: 'subscription_details',
  });
  const [first] = listOf(details.items);
  const item = parseParamGroup(first);
  rejectUnknownParams(item, ['id', 'price', 'quantity'], { within: 'subscription_details[items][0]' });
  const price = parseText(item.price, 'subscription_details[items][0][price]');
  const asked = {
    price: price ? findRecord(account, 'price', price, 'subscription_details[items][0][price]') : undefined,
    quantity: parseInteger(item.quantity, 'subscription_details[items][0][quantity]'),
  };
  const scheduled = parseText(params.schedule, 'schedule');
  const known = scheduled
    ? findRecord(account, 'subscription_schedule', scheduled, 'schedule').subscription
    : undefined;
  const subscription = known ?? parseText(params.subscription, 'subscription');
  if (subscription) {
    const found = findRecord(account, 'subscription', subscription, 'subscription');
    const date = parseInteger(details.proration_date, 'subscription_details[proration_date]');
    const isAtOnce = details.proration_behavior === 'always_invoice' && asked.price;
    return isAtOnce ? proration(account, found, { ...asked, date }) : previewNextInvoice(account, found, asked);
  }
  const customer = findRecord(account, 'customer', parseRequiredText(params.customer, 'customer'), 'customer');
  return previewFirstInvoice(account, customer, asked);
};

function proration(
  account: StripeAccount,
  subscription: Subscription,
  { price, quantity, date }: InvoicePreviewRequest & { date: number | undefined },
): Invoice {
  const item = getSubscriptionItem(subscription);
  const change = { price: price ?? item.price, quantity: quantity ?? item.quantity, at: date ?? account.clock.now() };
  return toInvoicePreview(previewProration(account, subscription, change));
}
