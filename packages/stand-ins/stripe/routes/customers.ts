import { findRecord } from '../account.ts';
import { addCustomer, changeCustomer } from '../billing/customers.ts';
import { endSubscription } from '../billing/subscriptions.ts';
import { recordEvent } from '../events.ts';
import type { FormParams } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { createdFilter, createEqualsFilter, registerListRoute } from '../http/readable.ts';
import { rejectUnknownParams, parseMetadata, parseNullableText } from '../params.ts';
import type { Customer } from '../objects.ts';
import type { CustomerInput } from '../shapes/customer.ts';
import { isLiveSubscription } from '../shapes/subscription.ts';

const FACTS = ['email', 'name', 'phone', 'description'] as const;

const NOT_OFFERED = [
  ...['address', 'balance', 'business_name', 'cash_balance', 'default_source', 'individual_name', 'invoice_prefix'],
  ...['invoice_settings', 'next_invoice_sequence', 'payment_method', 'preferred_locales', 'shipping', 'source', 'tax'],
  ...['tax_exempt', 'tax_id_data', 'test_clock', 'validate'],
];

export function registerCustomerRoutes(api: StripeApi): void {
  api.post('/v1/customers', create);
  api.get(
    '/v1/customers/:id',
    ({ account, id }) => account.store.get('deleted_customer', id) ?? findRecord(account, 'customer', id),
  );
  registerListRoute(api, '/v1/customers', 'customer', {
    email: createEqualsFilter((one) => one.email),
    created: createdFilter,
  });
  api.post('/v1/customers/:id', update);
  api.delete('/v1/customers/:id', remove);
}

const create: ApiHandler = ({ account, params }) => addCustomer(account, factsOf(params));

const update: ApiHandler = ({ account, params, id }) => {
  const customer = findRecord(account, 'customer', id);
  return changeCustomer(account, customer, factsOf(params, customer));
};

const remove: ApiHandler = ({ account, id }) => {
  const { store } = account;
  const customer = findRecord(account, 'customer', id);
  const live = store.all('subscription').filter((one) => one.customer === id && isLiveSubscription(one));
  for (const subscription of live) endSubscription(account, subscription, 'cancellation_requested');
  store.remove('customer', id);
  recordEvent(account, 'customer.deleted', customer);
  return store.put('deleted_customer', { id, object: 'customer', deleted: true });
};

function factsOf(params: FormParams, before?: Customer): CustomerInput {
  rejectUnknownParams(params, [...FACTS, 'metadata'], { notOffered: NOT_OFFERED });
  const given = FACTS.filter((name) => params[name] !== undefined).map((name) => [
    name,
    parseNullableText(params[name], name),
  ]);
  return {
    ...(Object.fromEntries(given) as CustomerInput),
    metadata: parseMetadata(params.metadata, before?.metadata),
  };
}
