import { createStripeId, createInvoicePrefix } from '../ids.ts';
import type { Customer, PaymentMethod } from '../objects.ts';
import { createNullFields } from './nulls.ts';

export type CustomerInput = Partial<Pick<Customer, 'email' | 'name' | 'phone' | 'description' | 'metadata'>>;

export function newCustomer(created: number, facts: CustomerInput): Customer {
  return {
    id: createStripeId('cus', 14),
    object: 'customer',
    balance: 0,
    created,
    delinquent: false,
    invoice_prefix: createInvoicePrefix(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
    ...createNullFields(
      'address',
      'currency',
      'customer_account',
      'default_source',
      'description',
      'discount',
      'email',
      'name',
    ),
    ...createNullFields('phone', 'shipping', 'test_clock'),
    ...facts,
  };
}

export const TEST_CARD_LAST_DIGITS = {
  works: '4242',
  asks: '3184',
  declines: '0341',
} as const;

export type CardBehaviour = keyof typeof TEST_CARD_LAST_DIGITS;

export function newCard(created: number, customer: Customer, behaviour: CardBehaviour): PaymentMethod {
  return {
    id: createStripeId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: customer.email, name: customer.name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 8,
      exp_year: new Date(created * 1000).getUTCFullYear() + 4,
      fingerprint: createStripeId('card', 16),
      funding: 'credit',
      generated_from: null,
      last4: TEST_CARD_LAST_DIGITS[behaviour],
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function getCardBehaviour(card: PaymentMethod): CardBehaviour {
  if (card.card.last4 === TEST_CARD_LAST_DIGITS.declines) return 'declines';
  return card.card.last4 === TEST_CARD_LAST_DIGITS.asks ? 'asks' : 'works';
}
