import { createStripeId } from '../ids.ts';
import type { Charge, Dispute } from '../objects.ts';
import { createNullFields } from './nulls.ts';

const WEEK = 7 * 86_400;

export function newDispute(created: number, charge: Charge): Dispute {
  return {
    id: createStripeId('dp'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
      enhanced_evidence: {},
      ...createNullFields(
        'access_activity_log',
        'billing_address',
        'cancellation_policy',
        'cancellation_policy_disclosure',
      ),
      ...createNullFields(
        'cancellation_rebuttal',
        'customer_communication',
        'customer_purchase_ip',
        'customer_signature',
      ),
      ...createNullFields('duplicate_charge_documentation', 'duplicate_charge_explanation', 'duplicate_charge_id'),
      ...createNullFields('product_description', 'receipt', 'refund_policy', 'refund_policy_disclosure'),
      ...createNullFields('refund_refusal_explanation', 'service_date', 'service_documentation', 'shipping_address'),
      ...createNullFields('shipping_carrier', 'shipping_date', 'shipping_documentation', 'shipping_tracking_number'),
      ...createNullFields('uncategorized_file', 'uncategorized_text'),
    },
    evidence_details: {
      due_by: created + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'general',
    status: 'needs_response',
  };
}
