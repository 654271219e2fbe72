import { findRecord } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { FormParams } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { createdFilter, registerReadRoutes, createBooleanFilter } from '../http/readable.ts';
import type { Product } from '../objects.ts';
import {
  rejectUnknownParams,
  parseBoolean,
  parseParamGroup,
  parseParamList as listOf,
  parseMetadata,
  parseRequiredText,
  parseText,
  parseNullableText,
  parseTextList,
} from '../params.ts';
import { newProduct } from '../shapes/catalogue.ts';
import { createInvalidRequestError } from '../stripe-error.ts';

const FACTS = ['name', 'description', 'url', 'unit_label', 'statement_descriptor', 'tax_code'] as const;
const OTHERS = ['active', 'metadata', 'images', 'marketing_features', 'default_price'] as const;

export function registerProductRoutes(api: StripeApi): void {
  api.post('/v1/products', create);
  registerReadRoutes(api, '/v1/products', 'product', {
    active: createBooleanFilter((one) => one.active),
    ids: (value) => (one) => parseTextList(value).length === 0 || parseTextList(value).includes(one.id),
    created: createdFilter,
  });
  api.post('/v1/products/:id', update);
}

const create: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, ['id', ...FACTS, ...OTHERS]);
  const name = parseRequiredText(params.name, 'name');
  const id = parseText(params.id, 'id');
  if (id && account.store.get('product', id))
    throw createInvalidRequestError(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  const facts = { ...factsOf(params), name, ...(id ? { id } : {}) };
  const product = account.store.put('product', newProduct(account.clock.now(), facts));
  recordEvent(account, 'product.created', product);
  return product;
};

const update: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, [...FACTS, ...OTHERS]);
  const product = findRecord(account, 'product', id);
  const changes = { ...factsOf(params, product), updated: account.clock.now() };
  const after = account.store.patch('product', product, changes);
  recordEvent(account, 'product.updated', after, product);
  return after;
};

function factsOf(params: FormParams, before?: Product): Partial<Product> {
  const given = FACTS.filter((name) => params[name] !== undefined).map((name) => [
    name,
    parseNullableText(params[name], name),
  ]);
  const active = parseBoolean(params.active, 'active');
  const features = listOf(params.marketing_features).map((one) => ({
    name: parseRequiredText(parseParamGroup(one).name, 'marketing_features'),
  }));
  return {
    ...(Object.fromEntries(given) as Partial<Product>),
    ...(active === undefined ? {} : { active }),
    ...(params.images === undefined ? {} : { images: parseTextList(params.images) }),
    ...(params.marketing_features === undefined ? {} : { marketing_features: features }),
    ...(params.default_price === undefined
      ? {}
      : { default_price: parseRequiredText(params.default_price, 'default_price') }),
    metadata: parseMetadata(params.metadata, before?.metadata),
  };
}
