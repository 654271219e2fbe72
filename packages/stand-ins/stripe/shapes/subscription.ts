import { createStripeId } from '../ids.ts';
import type { Price, Subscription, SubscriptionItem } from '../objects.ts';
import { createNullFields } from './nulls.ts';
import { toPlan } from './catalogue.ts';

export type SubscriptionInput = Pick<Subscription, 'customer' | 'currency'> & Partial<Subscription>;

export function newSubscription(created: number, item: SubscriptionItem, facts: SubscriptionInput): Subscription {
  return {
    id: item.subscription,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      issuer: { type: 'self' },
      ...createNullFields('account_tax_ids', 'custom_fields', 'description', 'footer'),
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${item.subscription}`,
    },
    livemode: false,
    metadata: {},
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    start_date: created,
    status: 'active',
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    ...createNullFields('application', 'application_fee_percent', 'billing_cycle_anchor_config', 'billing_thresholds'),
    ...createNullFields('cancel_at', 'canceled_at', 'customer_account', 'days_until_due', 'default_payment_method'),
    ...createNullFields('default_source', 'description', 'ended_at', 'latest_invoice', 'managed_payments'),
    ...createNullFields(
      'next_pending_invoice_item_invoice',
      'on_behalf_of',
      'pause_collection',
      'pending_invoice_item_interval',
    ),
    ...createNullFields(
      'pending_setup_intent',
      'pending_update',
      'schedule',
      'test_clock',
      'transfer_data',
      'trial_end',
    ),
    ...createNullFields('trial_start'),
    ...facts,
  };
}

export function newSubscriptionItem(
  created: number,
  price: Price,
  quantity: number,
  currentPeriodEnd: number,
): SubscriptionItem {
  return {
    id: createStripeId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: currentPeriodEnd,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(price),
    price,
    quantity,
    subscription: createStripeId('sub'),
    tax_rates: [],
  };
}

export function getSubscriptionItem(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function createUpdatedItems(
  subscription: Subscription,
  changes: Partial<SubscriptionItem>,
): Pick<Subscription, 'items'> {
  return { items: { ...subscription.items, data: [{ ...getSubscriptionItem(subscription), ...changes }] } };
}

export function isLiveSubscription(subscription: Subscription): boolean {
  return !['canceled', 'incomplete_expired'].includes(subscription.status);
}
