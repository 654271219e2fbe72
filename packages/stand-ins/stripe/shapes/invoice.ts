import { createStripeId } from '../ids.ts';
import type { Customer, Invoice, InvoiceLine, InvoicePayment, Price, Subscription } from '../objects.ts';
import { createNullFields } from './nulls.ts';
import { getSubscriptionItem } from './subscription.ts';

export interface BillingPeriod {
  start: number;
  end: number;
}

export interface InvoiceReason {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  period: BillingPeriod;
  description: string;
}

export interface InvoiceLineInput {
  price: Price;
  quantity: number;
  amount: number;
  period: BillingPeriod;
  description: string;
  isProration: boolean;
  credited: { invoice: string; invoice_line_items: string[] } | null;
}

export function newInvoice(
  created: number,
  customer: Customer,
  subscription: Subscription,
  { reason, period, description }: InvoiceReason,
): Invoice {
  const { price, quantity } = getSubscriptionItem(subscription);
  const amount = price.unit_amount * quantity;
  const line = { price, quantity, amount, period, isProration: false, credited: null };
  return newFinalizedInvoice(created, customer, subscription, reason, [
    { ...line, description: `${quantity} × ${description}` },
  ]);
}

export function newFinalizedInvoice(
  created: number,
  customer: Customer,
  subscription: Subscription,
  reason: InvoiceReason['reason'],
  facts: readonly [InvoiceLineInput, ...InvoiceLineInput[]],
): Invoice {
  const id = createStripeId('in');
  const lines = facts.map((line) => newInvoiceLine(id, subscription, line));
  const total = facts.reduce((sum, { amount }) => sum + amount, 0);
  const { period } = facts[0];
  const sequence = String(customer.next_invoice_sequence).padStart(4, '0');
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: getSubscriptionItem(subscription).price.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    effective_at: created,
    ending_balance: 0,
    issuer: { type: 'self' },
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    number: `${customer.invoice_prefix}-${sequence}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total: total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    ...createNullFields(
      'account_name',
      'account_tax_ids',
      'application',
      'automatically_finalizes_at',
      'custom_fields',
    ),
    ...createNullFields(
      'customer_account',
      'customer_address',
      'customer_shipping',
      'default_payment_method',
      'default_source',
    ),
    ...createNullFields('description', 'due_date', 'footer', 'from_invoice', 'hosted_invoice_url', 'invoice_pdf'),
    ...createNullFields(
      'last_finalization_error',
      'latest_revision',
      'next_payment_attempt',
      'on_behalf_of',
      'receipt_number',
    ),
    ...createNullFields('rendering', 'shipping_cost', 'shipping_details', 'statement_descriptor', 'test_clock'),
    ...createNullFields('webhooks_delivered_at'),
  };
}

function newInvoiceLine(
  invoice: string,
  subscription: Subscription,
  { price, quantity, amount, period, description, isProration, credited }: InvoiceLineInput,
): InvoiceLine {
  return {
    id: createStripeId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: credited },
        subscription: subscription.id,
        subscription_item: getSubscriptionItem(subscription).id,
      },
    },
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

export function newInvoicePayment(created: number, invoice: Invoice, paymentIntent: string): InvoicePayment {
  return {
    id: createStripeId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

export function toDraftInvoice(invoice: Invoice): Invoice {
  return {
    ...invoice,
    number: null,
    status: 'draft',
    effective_at: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  };
}
