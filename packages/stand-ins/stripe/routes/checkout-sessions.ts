import { findRecord, type StripeAccount } from '../account.ts';
import { expireCheckoutSession } from '../billing/checkout.ts';
import type { FormParams } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { createSinglePageList } from '../http/list.ts';
import {
  createChoiceFilter,
  createdFilter,
  createEqualsFilter,
  customerFilter,
  registerReadRoutes,
} from '../http/readable.ts';
import type { LineItem } from '../objects.ts';
import {
  parseNullableUrl,
  rejectUnknownParams,
  parseParamGroup,
  parseInteger,
  parseParamList as listOf,
  parseMetadata,
  parseRequiredUrl,
  parseRequiredText,
  parseText,
  parseNullableText,
} from '../params.ts';
import { newCheckoutSession, newLineItem } from '../shapes/checkout-session.ts';
import { createInvalidRequestError } from '../stripe-error.ts';

const HALF_HOUR = 1800;
const DAY = 86_400;
const WITHOUT_EFFECT = [
  'allow_promotion_codes',
  'billing_address_collection',
  'locale',
  'payment_method_types',
  'payment_method_collection',
  'ui_mode',
];

const NOT_OFFERED = [
  ...['adaptive_pricing', 'after_expiration', 'automatic_tax', 'branding_settings', 'consent_collection', 'currency'],
  ...['custom_fields', 'custom_text', 'customer_account', 'customer_creation', 'customer_update', 'discounts'],
  ...['excluded_payment_method_types', 'integration_identifier', 'invoice_creation', 'managed_payments'],
  ...['name_collection', 'optional_items', 'origin_context', 'payment_intent_data', 'payment_method_configuration'],
  ...['payment_method_data', 'payment_method_options', 'permissions', 'phone_number_collection'],
  ...['redirect_on_completion', 'return_url', 'saved_payment_method_options', 'setup_intent_data'],
  ...['shipping_address_collection', 'shipping_options', 'submit_type', 'tax_id_collection', 'wallet_options'],
];
const NOT_OFFERED_IN_SALE = [
  ...['application_fee_percent', 'billing_cycle_anchor', 'billing_cycle_anchor_config', 'billing_mode'],
  ...['default_tax_rates', 'invoice_settings', 'on_behalf_of', 'pending_invoice_item_interval', 'proration_behavior'],
  ...['transfer_data', 'trial_end', 'trial_period_days', 'trial_settings'],
];

export function registerCheckoutSessionRoutes(api: StripeApi): void {
  api.post('/v1/checkout/sessions', create);
  registerReadRoutes(api, '/v1/checkout/sessions', 'checkout.session', {
    customer: customerFilter,
    subscription: createEqualsFilter((one) => one.subscription),
    status: createChoiceFilter(['open', 'complete', 'expired'], (one) => one.status),
    created: createdFilter,
  });
  api.get('/v1/checkout/sessions/:id/line_items', ({ account, id }) =>
    createSinglePageList(`/v1/checkout/sessions/${id}/line_items`, [findRecord(account, 'session_sale', id).line]),
  );
  api.post('/v1/checkout/sessions/:id/expire', expire);
}

const create: ApiHandler = ({ account, params }) => {
  const { store, clock, pagesUrl } = account;
  rejectUnknownParams(
    params,
    [
      ...['mode', 'success_url', 'cancel_url', 'customer', 'customer_email', 'client_reference_id'],
      ...['line_items', 'metadata', 'subscription_data', 'expires_at', ...WITHOUT_EFFECT],
    ],
    { notOffered: NOT_OFFERED },
  );
  const mode = parseRequiredText(params.mode, 'mode');
  if (mode !== 'subscription') throw createInvalidRequestError('The stand-in sells subscriptions only.', 'mode');
  const customer = parseText(params.customer, 'customer');
  if (customer && params.customer_email !== undefined) {
    throw createInvalidRequestError(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer',
    );
  }
  if (customer) findRecord(account, 'customer', customer, 'customer');
  const line = lineOf(account, params);
  const sale = parseParamGroup(params.subscription_data);
  rejectUnknownParams(sale, ['metadata', 'description'], {
    within: 'subscription_data',
    notOffered: NOT_OFFERED_IN_SALE,
  });
  const session = newCheckoutSession(clock.now(), pagesUrl, line, {
    success_url: parseRequiredUrl(params.success_url, 'success_url'),
    cancel_url: parseNullableUrl(params.cancel_url, 'cancel_url') ?? null,
    customer: customer ?? null,
    customer_creation: customer ? null : 'always',
    customer_email: parseNullableText(params.customer_email, 'customer_email') ?? null,
    client_reference_id: parseNullableText(params.client_reference_id, 'client_reference_id') ?? null,
    metadata: parseMetadata(params.metadata),
    expires_at: expiryOf(params, clock.now()),
  });
  store.put('session_sale', {
    id: session.id,
    line,
    subscriptionMetadata: parseMetadata(sale.metadata),
    description: parseNullableText(sale.description, 'subscription_data[description]') ?? null,
    paymentIntent: null,
  });
  return store.put('checkout.session', session);
};

const expire: ApiHandler = ({ account, id }) => {
  const session = findRecord(account, 'checkout.session', id);
  if (session.status === 'open') return expireCheckoutSession(account, session);
  throw createInvalidRequestError(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`,
  );
};

function lineOf(account: StripeAccount, params: FormParams): LineItem {
  const [first, second] = listOf(params.line_items);
  if (first === undefined)
    throw createInvalidRequestError('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (second !== undefined) throw createInvalidRequestError('The stand-in sells one thing a session.', 'line_items[1]');
  const given = parseParamGroup(first);
  rejectUnknownParams(given, ['price', 'quantity'], {
    within: 'line_items[0]',
    notOffered: ['adjustable_quantity', 'dynamic_tax_rates', 'metadata', 'price_data', 'tax_rates'],
  });
  const price = findRecord(
    account,
    'price',
    parseRequiredText(given.price, 'line_items[0][price]'),
    'line_items[0][price]',
  );
  if (!price.active)
    throw createInvalidRequestError(
      `The price specified is inactive. This field only accepts active prices.`,
      'line_items[0][price]',
    );
  const quantity = parseInteger(given.quantity, 'line_items[0][quantity]') ?? 1;
  if (quantity < 1)
    throw createInvalidRequestError('This value must be greater than or equal to 1.', 'line_items[0][quantity]');
  return newLineItem(price, findRecord(account, 'product', price.product).name, quantity);
}

function expiryOf(params: FormParams, now: number): number {
  const moment = parseInteger(params.expires_at, 'expires_at') ?? now + DAY;
  // A client computes the time before its request, so the limits are ten seconds wider than Stripe's limits.
  if (moment >= now + HALF_HOUR - 10 && moment <= now + DAY + 10) return moment;
  throw createInvalidRequestError(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    'expires_at',
  );
}
