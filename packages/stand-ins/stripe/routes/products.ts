import { find } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { created, readable, whether } from '../http/readable.ts';
import type { Product } from '../objects.ts';
import { allowOnly, flag, group, list as listOf, metadata, requiredText, text, textOrNull, texts } from '../params.ts';
import { newProduct } from '../shapes/catalogue.ts';
import { invalid } from '../stripe-error.ts';

const FACTS = ['name', 'description', 'url', 'unit_label', 'statement_descriptor', 'tax_code'] as const;
const OTHERS = ['active', 'metadata', 'images', 'marketing_features', 'default_price'] as const;

export function products(api: Api): void {
  api.post('/v1/products', create);
  readable(api, '/v1/products', 'product', {
    active: whether((one) => one.active),
    ids: (value) => (one) => texts(value).length === 0 || texts(value).includes(one.id),
    created,
  });
  api.post('/v1/products/:id', update);
}

const create: Handler = ({ account, params }) => {
  allowOnly(params, ['id', ...FACTS, ...OTHERS]);
  const name = requiredText(params.name, 'name');
  const id = text(params.id, 'id');
  if (id && account.store.get('product', id))
    throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  const facts = { ...factsOf(params), name, ...(id ? { id } : {}) };
  const product = account.store.put('product', newProduct(account.clock.now(), facts));
  recordEvent(account, 'product.created', product);
  return product;
};

const update: Handler = ({ account, params, id }) => {
  allowOnly(params, [...FACTS, ...OTHERS]);
  const product = find(account, 'product', id);
  const changes = { ...factsOf(params, product), updated: account.clock.now() };
  const after = account.store.patch('product', product, changes);
  recordEvent(account, 'product.updated', after, product);
  return after;
};

function factsOf(params: Params, before?: Product): Partial<Product> {
  const given = FACTS.filter((name) => params[name] !== undefined).map((name) => [
    name,
    textOrNull(params[name], name),
  ]);
  const active = flag(params.active, 'active');
  const features = listOf(params.marketing_features).map((one) => ({
    name: requiredText(group(one).name, 'marketing_features'),
  }));
  return {
    ...(Object.fromEntries(given) as Partial<Product>),
    ...(active === undefined ? {} : { active }),
    ...(params.images === undefined ? {} : { images: texts(params.images) }),
    ...(params.marketing_features === undefined ? {} : { marketing_features: features }),
    ...(params.default_price === undefined
      ? {}
      : { default_price: requiredText(params.default_price, 'default_price') }),
    metadata: metadata(params.metadata, before?.metadata),
  };
}
