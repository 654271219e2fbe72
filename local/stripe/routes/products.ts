import { find } from '../account.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { PAGING, page } from '../http/list.ts';
import type { Product } from '../objects.ts';
import {
  allowOnly,
  flag,
  group,
  inRange,
  list as listOf,
  metadata,
  requiredText,
  text,
  textOrNull,
  texts,
} from '../params.ts';
import { newProduct } from '../shapes/catalogue.ts';
import { invalid } from '../stripe-error.ts';

const FACTS = ['name', 'description', 'url', 'unit_label', 'statement_descriptor', 'tax_code'] as const;
const OTHERS = ['active', 'metadata', 'images', 'marketing_features', 'default_price'] as const;

export function products(api: Api): void {
  api.post('/v1/products', create);
  api.get('/v1/products', list);
  api.get('/v1/products/:id', ({ account, id }) => find(account, 'product', id));
  api.post('/v1/products/:id', update);
}

const create: Handler = ({ account, params }) => {
  allowOnly(params, ['id', ...FACTS, ...OTHERS]);
  const name = requiredText(params.name, 'name');
  const id = text(params.id, 'id');
  if (id && account.store.get('product', id))
    throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  const facts = { ...factsOf(params), name, ...(id ? { id } : {}) };
  return account.store.put('product', newProduct(account.clock.now(), facts));
};

const update: Handler = ({ account, params, id }) => {
  allowOnly(params, [...FACTS, ...OTHERS]);
  const product = find(account, 'product', id);
  return account.store.patch('product', product, { ...factsOf(params, product), updated: account.clock.now() });
};

const list: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'active', 'ids', 'created']);
  const active = flag(params.active, 'active');
  const ids = texts(params.ids);
  const created = inRange(params.created, 'created');
  const rows = account.store
    .all('product')
    .filter((one) => active === undefined || one.active === active)
    .filter((one) => (ids.length === 0 || ids.includes(one.id)) && created(one.created));
  return page('/v1/products', rows, params);
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
