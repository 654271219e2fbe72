import { createStripeId } from '../ids.ts';
import type { CheckoutSession, LineItem, Price } from '../objects.ts';
import { createNullFields } from './nulls.ts';

export type CheckoutSessionInput = Pick<CheckoutSession, 'success_url' | 'expires_at'> & Partial<CheckoutSession>;

export function newCheckoutSession(
  created: number,
  pagesUrl: string,
  line: LineItem,
  facts: CheckoutSessionInput,
): CheckoutSession {
  const id = createStripeId('cs_test', 58);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: line.amount_subtotal,
    amount_total: line.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    created,
    currency: line.currency,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    livemode: false,
    metadata: {},
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    shipping_options: [],
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${pagesUrl}/checkout/${id}`,
    ...createNullFields(
      'after_expiration',
      'allow_promotion_codes',
      'allowed_payment_method_types',
      'billing_address_collection',
    ),
    ...createNullFields('cancel_url', 'client_reference_id', 'client_secret', 'collected_information', 'consent'),
    ...createNullFields(
      'consent_collection',
      'currency_conversion',
      'customer',
      'customer_account',
      'customer_creation',
    ),
    ...createNullFields('customer_details', 'customer_email', 'discounts', 'integration_identifier', 'invoice'),
    ...createNullFields(
      'invoice_creation',
      'locale',
      'managed_payments',
      'origin_context',
      'payment_intent',
      'payment_link',
    ),
    ...createNullFields('payment_method_configuration_details', 'permissions', 'recovered_from', 'setup_intent'),
    ...createNullFields(
      'shipping_address_collection',
      'shipping_cost',
      'submit_type',
      'subscription',
      'wallet_options',
    ),
    ...facts,
  };
}

export function newLineItem(price: Price, description: string, quantity: number): LineItem {
  const amount = price.unit_amount * quantity;
  return {
    id: createStripeId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
}
