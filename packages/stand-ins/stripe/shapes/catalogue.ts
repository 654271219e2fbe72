import { createStripeId } from '../ids.ts';
import type { Plan, Price, Product } from '../objects.ts';
import { createNullFields } from './nulls.ts';

export type ProductInput = Pick<Product, 'name'> & Partial<Product>;

export function newProduct(created: number, facts: ProductInput): Product {
  return {
    id: createStripeId('prod', 14),
    object: 'product',
    active: true,
    created,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    type: 'service',
    updated: created,
    ...createNullFields(
      'default_price',
      'description',
      'package_dimensions',
      'shippable',
      'statement_descriptor',
      'tax_code',
    ),
    ...createNullFields('tax_details', 'unit_label', 'url'),
    ...facts,
  };
}

export type PriceInput = Pick<Price, 'product' | 'unit_amount' | 'currency' | 'recurring'> & Partial<Price>;

export function newPrice(created: number, facts: PriceInput): Price {
  return {
    id: createStripeId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    livemode: false,
    metadata: {},
    tax_behavior: 'unspecified',
    type: 'recurring',
    unit_amount_decimal: String(facts.unit_amount),
    ...createNullFields('custom_unit_amount', 'lookup_key', 'nickname', 'tiers_mode', 'transform_quantity'),
    ...facts,
  };
}

export function toPlan(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    usage_type: 'licensed',
    ...createNullFields('meter', 'tiers_mode', 'transform_usage', 'trial_period_days'),
  };
}
