import { customerAsked, find } from '../account.ts';
import type { Api, Handler } from '../http/api.ts';
import { PAGING, page } from '../http/list.ts';
import { allowOnly, group, inRange, text } from '../params.ts';

export function invoices(api: Api): void {
  api.get('/v1/invoices', list);
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
