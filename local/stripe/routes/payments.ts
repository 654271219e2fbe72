import { customerAsked, find } from '../account.ts';
import { chargeOf, refundCharge } from '../billing/refund.ts';
import { tell } from '../events.ts';
import type { Api, Handler } from '../http/api.ts';
import { PAGING, page } from '../http/list.ts';
import { allowOnly, inRange, integer, metadata, oneOf, text } from '../params.ts';

export function payments(api: Api): void {
  api.get('/v1/payment_intents/:id', ({ account, id }) => find(account, 'payment_intent', id));
  api.get('/v1/payment_methods/:id', ({ account, id }) => find(account, 'payment_method', id));
  api.get('/v1/charges', listCharges);
  api.get('/v1/charges/:id', ({ account, id }) => find(account, 'charge', id));
  api.get('/v1/disputes', listDisputes);
  api.get('/v1/disputes/:id', ({ account, id }) => find(account, 'dispute', id));
  api.post('/v1/refunds', refund);
  api.get('/v1/refunds', listRefunds);
  api.get('/v1/refunds/:id', ({ account, id }) => find(account, 'refund', id));
  api.post('/v1/refunds/:id', changeRefund);
}

const listCharges: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'customer', 'payment_intent', 'created']);
  const [customer, intent] = [
    customerAsked(account, text(params.customer, 'customer')),
    text(params.payment_intent, 'payment_intent'),
  ];
  const created = inRange(params.created, 'created');
  const rows = account.store
    .all('charge')
    .filter((one) => (!customer || one.customer === customer) && (!intent || one.payment_intent === intent))
    .filter((one) => created(one.created));
  return page('/v1/charges', rows, params);
};

const listDisputes: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'charge', 'payment_intent', 'created']);
  const [charge, intent] = [text(params.charge, 'charge'), text(params.payment_intent, 'payment_intent')];
  const created = inRange(params.created, 'created');
  const rows = account.store
    .all('dispute')
    .filter((one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent))
    .filter((one) => created(one.created));
  return page('/v1/disputes', rows, params);
};

const refund: Handler = ({ account, params }) => {
  allowOnly(params, ['charge', 'payment_intent', 'amount', 'reason', 'metadata']);
  const charge = chargeOf(account, text(params.charge, 'charge'), text(params.payment_intent, 'payment_intent'));
  return refundCharge(account, charge, {
    amount: integer(params.amount, 'amount'),
    reason: oneOf(params.reason, ['duplicate', 'fraudulent', 'requested_by_customer'], 'reason') ?? null,
    metadata: metadata(params.metadata),
  });
};

const listRefunds: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'charge', 'payment_intent', 'created']);
  const [charge, intent] = [text(params.charge, 'charge'), text(params.payment_intent, 'payment_intent')];
  const created = inRange(params.created, 'created');
  const rows = account.store
    .all('refund')
    .filter((one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent))
    .filter((one) => created(one.created));
  return page('/v1/refunds', rows, params);
};

const changeRefund: Handler = ({ account, params, id }) => {
  allowOnly(params, ['metadata']);
  const before = find(account, 'refund', id);
  const after = account.store.patch('refund', before, { metadata: metadata(params.metadata, before.metadata) });
  tell(account, 'refund.updated', after, before);
  return after;
};
