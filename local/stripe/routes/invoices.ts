import { customerAsked, find } from '../account.ts';
import { firstInvoice, nextInvoice } from '../billing/preview.ts';
import type { Api, Handler } from '../http/api.ts';
import { PAGING, page } from '../http/list.ts';
import { allowOnly, group, inRange, integer, list as listOf, requiredText, text } from '../params.ts';

export function invoices(api: Api): void {
  api.get('/v1/invoices', list);
  api.post('/v1/invoices/create_preview', preview);
  api.get('/v1/invoices/:id', ({ account, id }) => find(account, 'invoice', id));
  api.get('/v1/invoice_payments', listPayments);
  api.get('/v1/invoice_payments/:id', ({ account, id }) => find(account, 'invoice_payment', id));
}

const list: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'customer', 'subscription', 'status', 'created', 'collection_method']);
  const [customer, subscription, status] = [
    customerAsked(account, text(params.customer, 'customer')),
    text(params.subscription, 'subscription'),
    text(params.status, 'status'),
  ];
  const created = inRange(params.created, 'created');
  const rows = account.store
    .all('invoice')
    .filter((one) => (!customer || one.customer === customer) && (!status || one.status === status))
    .filter((one) => !subscription || one.parent.subscription_details.subscription === subscription)
    .filter((one) => created(one.created));
  return page('/v1/invoices', rows, params);
};

/** What would be billed next; nothing is changed. */
const preview: Handler = ({ account, params }) => {
  allowOnly(params, ['customer', 'subscription', 'schedule', 'subscription_details', 'preview_mode']);
  const details = group(params.subscription_details);
  allowOnly(details, ['items', 'proration_behavior', 'cancel_at_period_end']);
  const [first] = listOf(details.items);
  const item = group(first);
  allowOnly(item, ['id', 'price', 'quantity']);
  const price = text(item.price, 'subscription_details[items][0][price]');
  const asked = {
    price: price ? find(account, 'price', price, 'subscription_details[items][0][price]') : undefined,
    quantity: integer(item.quantity, 'subscription_details[items][0][quantity]'),
  };
  const scheduled = text(params.schedule, 'schedule');
  const known = scheduled ? find(account, 'subscription_schedule', scheduled, 'schedule').subscription : undefined;
  const subscription = known ?? text(params.subscription, 'subscription');
  if (subscription) return nextInvoice(account, find(account, 'subscription', subscription, 'subscription'), asked);
  const customer = find(account, 'customer', requiredText(params.customer, 'customer'), 'customer');
  return firstInvoice(account, customer, asked);
};

const listPayments: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'invoice', 'payment', 'status', 'created']);
  const [invoice, status] = [text(params.invoice, 'invoice'), text(params.status, 'status')];
  const intent = text(group(params.payment).payment_intent, 'payment[payment_intent]');
  const created = inRange(params.created, 'created');
  const rows = account.store
    .all('invoice_payment')
    .filter((one) => (!invoice || one.invoice === invoice) && (!status || one.status === status))
    .filter((one) => (!intent || one.payment.payment_intent === intent) && created(one.created));
  return page('/v1/invoice_payments', rows, params);
};
