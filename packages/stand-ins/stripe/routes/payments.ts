import { find } from '../account.ts';
import { findCharge, refundCharge } from '../billing/refund.ts';
import { recordEvent } from '../events.ts';
import type { Api, Handler } from '../http/api.ts';
import { created, equals, ofCustomer, readable } from '../http/readable.ts';
import { allowOnly, integer, metadata, oneOf, text } from '../params.ts';

const ofIntent = equals((row: { payment_intent: unknown }) => row.payment_intent);
const ofCharge = equals((row: { charge: unknown }) => row.charge);

export function payments(api: Api): void {
  api.get('/v1/payment_intents/:id', ({ account, id }) => find(account, 'payment_intent', id));
  api.get('/v1/payment_methods/:id', ({ account, id }) => find(account, 'payment_method', id));
  readable(api, '/v1/charges', 'charge', { customer: ofCustomer, payment_intent: ofIntent, created });
  readable(api, '/v1/disputes', 'dispute', { charge: ofCharge, payment_intent: ofIntent, created });
  readable(api, '/v1/refunds', 'refund', { charge: ofCharge, payment_intent: ofIntent, created });
  api.post('/v1/refunds', refund);
  api.post('/v1/refunds/:id', changeRefund);
}

const refund: Handler = ({ account, params }) => {
  allowOnly(params, ['charge', 'payment_intent', 'amount', 'reason', 'metadata'], {
    notOffered: ['currency', 'customer', 'instructions_email', 'origin', 'refund_application_fee', 'reverse_transfer'],
  });
  const charge = findCharge(account, text(params.charge, 'charge'), text(params.payment_intent, 'payment_intent'));
  return refundCharge(account, charge, {
    amount: integer(params.amount, 'amount'),
    reason: oneOf(params.reason, ['duplicate', 'fraudulent', 'requested_by_customer'], 'reason') ?? null,
    metadata: metadata(params.metadata),
  });
};

const changeRefund: Handler = ({ account, params, id }) => {
  allowOnly(params, ['metadata']);
  const before = find(account, 'refund', id);
  const after = account.store.patch('refund', before, { metadata: metadata(params.metadata, before.metadata) });
  recordEvent(account, 'refund.updated', after, before);
  return after;
};
