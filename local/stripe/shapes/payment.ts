import { newId, newSecret } from '../ids.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from '../objects.ts';

export type PaymentOrder = Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'description'>;

export function newPaymentIntent(created: number, order: PaymentOrder, card: PaymentMethod): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newSecret(`${id}_secret`),
    confirmation_method: 'automatic',
    created,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: card.id,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...order,
  };
}

export interface ChargeOutcome {
  declined: boolean;
  /** The card holder confirmed the payment with the bank. */
  authenticated: boolean;
}

export function newCharge(
  created: number,
  intent: PaymentIntent,
  card: PaymentMethod,
  { declined, authenticated }: ChargeOutcome,
): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: declined ? null : newId('txn'),
    billing_details: card.billing_details,
    calculated_statement_descriptor: null,
    captured: !declined,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined ? 'card_declined' : null,
    failure_message: declined ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
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
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function cardDetails(intent: PaymentIntent, { card }: PaymentMethod, authenticated: boolean): CardDetails {
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
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
    transaction_link_id: null,
    wallet: null,
  };
}

export type RefundFacts = Pick<Refund, 'amount' | 'reason' | 'metadata'>;

export function newRefund(created: number, charge: Charge, facts: RefundFacts): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
      type: 'card',
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...facts,
  };
}
