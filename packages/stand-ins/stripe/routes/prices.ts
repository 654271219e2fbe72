import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { FormParams } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { createdFilter, createEqualsFilter, registerReadRoutes, createBooleanFilter } from '../http/readable.ts';
import type { Price } from '../objects.ts';
import {
  rejectUnknownParams,
  parseBoolean,
  parseParamGroup,
  parseInteger,
  parseMetadata,
  parseChoice,
  parseRequiredText,
  parseText,
  parseNullableText,
  parseTextList,
} from '../params.ts';
import { newPrice } from '../shapes/catalogue.ts';
import { createInvalidRequestError } from '../stripe-error.ts';

const CHANGEABLE = ['active', 'lookup_key', 'transfer_lookup_key', 'metadata', 'nickname', 'tax_behavior'] as const;

export function registerPriceRoutes(api: StripeApi): void {
  api.post('/v1/prices', create);
  registerReadRoutes(api, '/v1/prices', 'price', {
    active: createBooleanFilter((one) => one.active),
    currency: createEqualsFilter((one) => one.currency),
    product: createEqualsFilter((one) => one.product),
    type: createEqualsFilter((one) => one.type),
    lookup_keys: (value) => (one) =>
      parseTextList(value).length === 0 || parseTextList(value).includes(one.lookup_key ?? ''),
    recurring: (value) => {
      const interval = parseText(parseParamGroup(value).interval, 'recurring[interval]');
      return (one) => !interval || one.recurring.interval === interval;
    },
    created: createdFilter,
  });
  api.post('/v1/prices/:id', update);
}

const create: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, [...CHANGEABLE, 'currency', 'product', 'recurring', 'unit_amount', 'billing_scheme']);
  const product = findRecord(account, 'product', parseRequiredText(params.product, 'product'), 'product');
  const unitAmount = parseInteger(params.unit_amount, 'unit_amount');
  if (unitAmount === undefined || unitAmount < 0)
    throw createInvalidRequestError('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
  const price = newPrice(account.clock.now(), {
    product: product.id,
    currency: parseRequiredText(params.currency, 'currency').toLowerCase(),
    unit_amount: unitAmount,
    recurring: recurringOf(parseParamGroup(params.recurring)),
    ...changesOf(account, params),
  });
  recordEvent(account, 'price.created', price);
  return account.store.put('price', price);
};

const update: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, CHANGEABLE);
  const price = findRecord(account, 'price', id);
  const after = account.store.patch('price', price, changesOf(account, params, price));
  recordEvent(account, 'price.updated', after, price);
  return after;
};

function recurringOf(given: FormParams): Price['recurring'] {
  const interval = parseChoice(given.interval, ['day', 'week', 'month', 'year'], 'recurring[interval]');
  if (!interval)
    throw createInvalidRequestError(
      'The stand-in sells subscriptions only: recurring[interval] is needed.',
      'recurring',
    );
  const count = parseInteger(given.interval_count, 'recurring[interval_count]') ?? 1;
  return { interval, interval_count: count, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

function changesOf(account: StripeAccount, params: FormParams, before?: Price): Partial<Price> {
  const active = parseBoolean(params.active, 'active');
  const nickname = parseNullableText(params.nickname, 'nickname');
  const taxBehavior = parseChoice(params.tax_behavior, ['exclusive', 'inclusive', 'unspecified'], 'tax_behavior');
  const lookupKey = parseNullableText(params.lookup_key, 'lookup_key');
  if (lookupKey)
    claimLookupKey(
      account,
      lookupKey,
      parseBoolean(params.transfer_lookup_key, 'transfer_lookup_key') ?? false,
      before?.id,
    );
  return {
    ...(active === undefined ? {} : { active }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(taxBehavior === undefined ? {} : { tax_behavior: taxBehavior }),
    ...(lookupKey === undefined ? {} : { lookup_key: lookupKey }),
    metadata: parseMetadata(params.metadata, before?.metadata),
  };
}

function claimLookupKey({ store }: StripeAccount, key: string, transfer: boolean, claimant: string | undefined): void {
  const holder = store.all('price').find((one) => one.lookup_key === key && one.id !== claimant);
  if (!holder) return;
  if (!transfer) {
    throw createInvalidRequestError(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  }
  store.patch('price', holder, { lookup_key: null });
}
