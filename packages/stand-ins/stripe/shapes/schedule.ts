import { newId } from '../ids.ts';
import type { Price, SchedulePhase, Subscription, SubscriptionSchedule } from '../objects.ts';
import { nulls } from './nulls.ts';
import { getItem } from './subscription.ts';

export function newSchedule(created: number, subscription: Subscription): SubscriptionSchedule {
  const { price, quantity, current_period_start: start, current_period_end: end } = getItem(subscription);
  const phase = newPhase({ price, quantity, start, end });
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    billing_mode: subscription.billing_mode,
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    default_settings: {
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      invoice_settings: {
        issuer: { type: 'self' },
        ...nulls('account_tax_ids', 'custom_fields', 'days_until_due', 'description', 'footer'),
      },
      ...nulls('application_fee_percent', 'billing_thresholds', 'default_payment_method', 'description'),
      ...nulls('on_behalf_of', 'transfer_data'),
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    status: 'active',
    subscription: subscription.id,
    ...nulls('application', 'canceled_at', 'completed_at', 'customer_account', 'released_at', 'released_subscription'),
    ...nulls('test_clock'),
  };
}

export interface PhaseFacts {
  price: Price;
  quantity: number;
  start: number;
  end: number;
  prorationBehavior?: SchedulePhase['proration_behavior'];
  metadata?: SchedulePhase['metadata'];
}

export function newPhase({ price, quantity, start, end, prorationBehavior, metadata }: PhaseFacts): SchedulePhase {
  return {
    add_invoice_items: [],
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    currency: price.currency,
    default_tax_rates: [],
    discounts: [],
    end_date: end,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price.id,
        price: price.id,
        quantity,
        tax_rates: [],
      },
    ],
    metadata: metadata ?? {},
    proration_behavior: prorationBehavior ?? 'create_prorations',
    start_date: start,
    ...nulls('application_fee_percent', 'billing_cycle_anchor', 'billing_thresholds', 'collection_method'),
    ...nulls('default_payment_method', 'description', 'invoice_settings', 'on_behalf_of', 'transfer_data', 'trial_end'),
  };
}

export function isRunning({ status }: SubscriptionSchedule): boolean {
  return status === 'active' || status === 'not_started';
}
