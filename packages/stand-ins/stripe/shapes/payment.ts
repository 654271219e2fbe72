import { createStripeId, createSecret } from '../ids.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from '../objects.ts';
import { createNullFields } from './nulls.ts';

export type PaymentOrder = Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'description'>;

export function newPaymentIntent(created: number, order: PaymentOrder, card: PaymentMethod): PaymentIntent {
  const id = createStripeId('pi');
  return {
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: createSecret(`${id}_secret`),
    confirmation_method: 'automatic',
    created,
    livemode: false,
    metadata: {},
    payment_method: card.id,
    payment_method_options: {},
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
    ...createNullFields(
      'allowed_payment_method_types',
      'application',
      'application_fee_amount',
      'automatic_payment_methods',
    ),
    ...createNullFields('canceled_at', 'cancellation_reason', 'customer_account', 'excluded_payment_method_types'),
    ...createNullFields('last_payment_error', 'latest_charge', 'managed_payments', 'next_action', 'on_behalf_of'),
    ...createNullFields(
      'payment_method_configuration_details',
      'payment_record',
      'processing',
      'receipt_email',
      'review',
    ),
    ...createNullFields('shipping', 'source', 'statement_descriptor', 'statement_descriptor_suffix', 'transfer_data'),
    ...createNullFields('transfer_group'),
    ...order,
  };
}

export interface ChargeOutcome {
  declined: boolean;
  authenticated: boolean;
}

export function newCharge(
  created: number,
  intent: PaymentIntent,
  card: PaymentMethod,
  { declined, authenticated }: ChargeOutcome,
): Charge {
  return {
    id: createStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: declined ? null : createStripeId('txn'),
    billing_details: card.billing_details,
    captured: !declined,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: declined ? 'card_declined' : null,
    failure_message: declined ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    outcome: {
      advice_code: declined ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: declined ? 'declined_by_network' : 'approved_by_network',
      reason: declined ? 'generic_decline' : null,
      seller_message: declined ? 'The bank did not return any further details.' : 'Payment complete.',
      type: declined ? 'issuer_declined' : 'authorized',
    },
    paid: !declined,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: { type: 'card', card: cardDetails(intent, card, authenticated) },
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
    ...createNullFields('application', 'application_fee', 'application_fee_amount', 'calculated_statement_descriptor'),
    ...createNullFields(
      'failure_balance_transaction',
      'on_behalf_of',
      'receipt_email',
      'receipt_number',
      'receipt_url',
      'review',
    ),
    ...createNullFields('shipping', 'source', 'source_transfer', 'statement_descriptor', 'statement_descriptor_suffix'),
    ...createNullFields('transfer_data', 'transfer_group'),
  };
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function cardDetails(intent: PaymentIntent, { card }: PaymentMethod, authenticated: boolean): CardDetails {
  return {
    amount_authorized: intent.amount,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    last4: card.last4,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    ...createNullFields('authorization_code', 'electronic_commerce_indicator', 'installments', 'mandate'),
    ...createNullFields('network_transaction_id', 'transaction_link_id', 'wallet'),
  };
}

export type RefundInput = Pick<Refund, 'amount' | 'reason' | 'metadata'>;

export function newRefund(created: number, charge: Charge, facts: RefundInput): Refund {
  return {
    id: createStripeId('re'),
    object: 'refund',
    balance_transaction: createStripeId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    destination_details: {
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
      type: 'card',
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    status: 'succeeded',
    ...createNullFields('customer_account', 'receipt_number', 'source_transfer_reversal', 'transfer_reversal'),
    ...facts,
  };
}
