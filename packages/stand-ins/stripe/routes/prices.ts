import { find, type Account } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { created, equals, readable, whether } from '../http/readable.ts';
import type { Price } from '../objects.ts';
import { allowOnly, flag, group, integer, metadata, oneOf, requiredText, text, textOrNull, texts } from '../params.ts';
import { newPrice } from '../shapes/catalogue.ts';
import { invalid } from '../stripe-error.ts';

const CHANGEABLE = ['active', 'lookup_key', 'transfer_lookup_key', 'metadata', 'nickname', 'tax_behavior'] as const;

export function prices(api: Api): void {
  api.post('/v1/prices', create);
  readable(api, '/v1/prices', 'price', {
    active: whether((one) => one.active),
    currency: equals((one) => one.currency),
    product: equals((one) => one.product),
    type: equals((one) => one.type),
    lookup_keys: (value) => (one) => texts(value).length === 0 || texts(value).includes(one.lookup_key ?? ''),
    recurring: (value) => {
      const interval = text(group(value).interval, 'recurring[interval]');
      return (one) => !interval || one.recurring.interval === interval;
    },
    created,
  });
  api.post('/v1/prices/:id', update);
}

const create: Handler = ({ account, params }) => {
  allowOnly(params, [...CHANGEABLE, 'currency', 'product', 'recurring', 'unit_amount', 'billing_scheme']);
  const product = find(account, 'product', requiredText(params.product, 'product'), 'product');
  const unitAmount = integer(params.unit_amount, 'unit_amount');
  if (unitAmount === undefined || unitAmount < 0)
    throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
  const price = newPrice(account.clock.now(), {
    product: product.id,
    currency: requiredText(params.currency, 'currency').toLowerCase(),
    unit_amount: unitAmount,
    recurring: recurringOf(group(params.recurring)),
    ...changesOf(account, params),
  });
  recordEvent(account, 'price.created', price);
  return account.store.put('price', price);
};

const update: Handler = ({ account, params, id }) => {
  allowOnly(params, CHANGEABLE);
  const price = find(account, 'price', id);
  const after = account.store.patch('price', price, changesOf(account, params, price));
  recordEvent(account, 'price.updated', after, price);
  return after;
};

function recurringOf(given: Params): Price['recurring'] {
  const interval = oneOf(given.interval, ['day', 'week', 'month', 'year'], 'recurring[interval]');
  if (!interval) throw invalid('The stand-in sells subscriptions only: recurring[interval] is needed.', 'recurring');
  const count = integer(given.interval_count, 'recurring[interval_count]') ?? 1;
  return { interval, interval_count: count, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

function changesOf(account: Account, params: Params, before?: Price): Partial<Price> {
  const active = flag(params.active, 'active');
  const nickname = textOrNull(params.nickname, 'nickname');
  const taxBehavior = oneOf(params.tax_behavior, ['exclusive', 'inclusive', 'unspecified'], 'tax_behavior');
  const lookupKey = textOrNull(params.lookup_key, 'lookup_key');
  if (lookupKey)
    claimLookupKey(account, lookupKey, flag(params.transfer_lookup_key, 'transfer_lookup_key') ?? false, before?.id);
  return {
    ...(active === undefined ? {} : { active }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(taxBehavior === undefined ? {} : { tax_behavior: taxBehavior }),
    ...(lookupKey === undefined ? {} : { lookup_key: lookupKey }),
    metadata: metadata(params.metadata, before?.metadata),
  };
}

function claimLookupKey({ store }: Account, key: string, transfer: boolean, claimant: string | undefined): void {
  const holder = store.all('price').find((one) => one.lookup_key === key && one.id !== claimant);
  if (!holder) return;
  if (!transfer) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  }
  store.patch('price', holder, { lookup_key: null });
}
