import { find } from '../account.ts';
import { addCustomer, changeCustomer } from '../billing/customers.ts';
import { endSubscription } from '../billing/subscriptions.ts';
import { recordEvent } from '../events.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { created, equals, listed } from '../http/readable.ts';
import { allowOnly, metadata, textOrNull } from '../params.ts';
import type { Customer } from '../objects.ts';
import type { CustomerFacts } from '../shapes/customer.ts';
import { isLive } from '../shapes/subscription.ts';

const FACTS = ['email', 'name', 'phone', 'description'] as const;

const NOT_OFFERED = [
  ...['address', 'balance', 'business_name', 'cash_balance', 'default_source', 'individual_name', 'invoice_prefix'],
  ...['invoice_settings', 'next_invoice_sequence', 'payment_method', 'preferred_locales', 'shipping', 'source', 'tax'],
  ...['tax_exempt', 'tax_id_data', 'test_clock', 'validate'],
];

export function customers(api: Api): void {
  api.post('/v1/customers', create);
  api.get(
    '/v1/customers/:id',
    ({ account, id }) => account.store.get('deleted_customer', id) ?? find(account, 'customer', id),
  );
  listed(api, '/v1/customers', 'customer', { email: equals((one) => one.email), created });
  api.post('/v1/customers/:id', update);
  api.delete('/v1/customers/:id', remove);
}

const create: Handler = ({ account, params }) => addCustomer(account, factsOf(params));

const update: Handler = ({ account, params, id }) => {
  const customer = find(account, 'customer', id);
  return changeCustomer(account, customer, factsOf(params, customer));
};

/** Deletes a customer and ends its subscriptions immediately. */
const remove: Handler = ({ account, id }) => {
  const { store } = account;
  const customer = find(account, 'customer', id);
  const live = store.all('subscription').filter((one) => one.customer === id && isLive(one));
  for (const subscription of live) endSubscription(account, subscription, 'cancellation_requested');
  store.remove('customer', id);
  recordEvent(account, 'customer.deleted', customer);
  return store.put('deleted_customer', { id, object: 'customer', deleted: true });
};

function factsOf(params: Params, before?: Customer): CustomerFacts {
  allowOnly(params, [...FACTS, 'metadata'], { notOffered: NOT_OFFERED });
  const given = FACTS.filter((name) => params[name] !== undefined).map((name) => [
    name,
    textOrNull(params[name], name),
  ]);
  return { ...(Object.fromEntries(given) as CustomerFacts), metadata: metadata(params.metadata, before?.metadata) };
}
