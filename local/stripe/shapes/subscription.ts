import { newId } from '../ids.ts';
import type { Price, Subscription, SubscriptionItem } from '../objects.ts';
import { planOf } from './catalogue.ts';

export type SubscriptionFacts = Pick<Subscription, 'customer' | 'currency'> & Partial<Subscription>;

export function newSubscription(created: number, item: SubscriptionItem, facts: SubscriptionFacts): Subscription {
  return {
    id: item.subscription,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${item.subscription}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
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
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: currentPeriodEnd,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: newId('sub'),
    tax_rates: [],
  };
}

/** The stand-in sells one thing a subscription. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function withItem(subscription: Subscription, changes: Partial<SubscriptionItem>): Pick<Subscription, 'items'> {
  return { items: { ...subscription.items, data: [{ ...itemOf(subscription), ...changes }] } };
}

export function isLive(subscription: Subscription): boolean {
  return !['canceled', 'incomplete_expired'].includes(subscription.status);
}
