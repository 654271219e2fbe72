import { findRecord } from '../account.ts';
import { findCharge, refundCharge } from '../billing/refund.ts';
import { recordEvent } from '../events.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { createdFilter, createEqualsFilter, customerFilter, registerReadRoutes } from '../http/readable.ts';
import { rejectUnknownParams, parseInteger, parseMetadata, parseChoice, parseText } from '../params.ts';

const ofIntent = createEqualsFilter((row: { payment_intent: unknown }) => row.payment_intent);
const ofCharge = createEqualsFilter((row: { charge: unknown }) => row.charge);

export function registerPaymentRoutes(api: StripeApi): void {
  api.get('/v1/payment_intents/:id', ({ account, id }) => findRecord(account, 'payment_intent', id));
  api.get('/v1/payment_methods/:id', ({ account, id }) => findRecord(account, 'payment_method', id));
  registerReadRoutes(api, '/v1/charges', 'charge', {
    customer: customerFilter,
    payment_intent: ofIntent,
    created: createdFilter,
  });
  registerReadRoutes(api, '/v1/disputes', 'dispute', {
    charge: ofCharge,
    payment_intent: ofIntent,
    created: createdFilter,
  });
  registerReadRoutes(api, '/v1/refunds', 'refund', {
    charge: ofCharge,
    payment_intent: ofIntent,
    created: createdFilter,
  });
  api.post('/v1/refunds', refund);
  api.post('/v1/refunds/:id', changeRefund);
}

const refund: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, ['charge', 'payment_intent', 'amount', 'reason', 'metadata'], {
    notOffered: ['currency', 'customer', 'instructions_email', 'origin', 'refund_application_fee', 'reverse_transfer'],
  });
  const charge = findCharge(
    account,
    parseText(params.charge, 'charge'),
    parseText(params.payment_intent, 'payment_intent'),
  );
  return refundCharge(account, charge, {
    amount: parseInteger(params.amount, 'amount'),
    reason: parseChoice(params.reason, ['duplicate', 'fraudulent', 'requested_by_customer'], 'reason') ?? null,
    metadata: parseMetadata(params.metadata),
  });
};

const changeRefund: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['metadata']);
  const before = findRecord(account, 'refund', id);
  const after = account.store.patch('refund', before, { metadata: parseMetadata(params.metadata, before.metadata) });
  recordEvent(account, 'refund.updated', after, before);
  return after;
};
