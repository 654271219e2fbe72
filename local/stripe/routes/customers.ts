import { find } from '../account.ts';
import { endSubscription } from '../billing/subscriptions.ts';
import { tell } from '../events.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { PAGING, page } from '../http/list.ts';
import { allowOnly, inRange, metadata, text, textOrNull } from '../params.ts';
import type { Customer } from '../objects.ts';
import { newCustomer, type CustomerFacts } from '../shapes/customer.ts';
import { isLive } from '../shapes/subscription.ts';

const FACTS = ['email', 'name', 'phone', 'description'] as const;

export function customers(api: Api): void {
  api.post('/v1/customers', create);
  api.get('/v1/customers', list);
  api.get(
    '/v1/customers/:id',
    ({ account, id }) => account.store.get('deleted_customer', id) ?? find(account, 'customer', id),
  );
  api.post('/v1/customers/:id', update);
  api.delete('/v1/customers/:id', remove);
}

const create: Handler = ({ account, params }) =>
  account.store.put('customer', newCustomer(account.clock.now(), factsOf(params)));

const update: Handler = ({ account, params, id }) => {
  const customer = find(account, 'customer', id);
  return account.store.patch('customer', customer, factsOf(params, customer));
};

const list: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'email', 'created']);
  const email = text(params.email, 'email');
  const created = inRange(params.created, 'created');
  const rows = account.store.all('customer').filter((one) => created(one.created) && (!email || one.email === email));
  return page('/v1/customers', rows, params);
};

/** Whoever is deleted stops paying at once. */
const remove: Handler = ({ account, id }) => {
  const { store } = account;
  const customer = find(account, 'customer', id);
  const live = store.all('subscription').filter((one) => one.customer === id && isLive(one));
  for (const subscription of live) endSubscription(account, subscription, 'cancellation_requested');
  store.remove('customer', id);
  tell(account, 'customer.deleted', customer);
  return store.put('deleted_customer', { id, object: 'customer', deleted: true });
};

function factsOf(params: Params, before?: Customer): CustomerFacts {
  allowOnly(params, [...FACTS, 'metadata']);
  const given = FACTS.filter((name) => params[name] !== undefined).map((name) => [
    name,
    textOrNull(params[name], name),
  ]);
  return { ...(Object.fromEntries(given) as CustomerFacts), metadata: metadata(params.metadata, before?.metadata) };
}
