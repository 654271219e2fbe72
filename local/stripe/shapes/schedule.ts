import { newId } from '../ids.ts';
import type { Price, SchedulePhase, Subscription, SubscriptionSchedule } from '../objects.ts';
import { itemOf } from './subscription.ts';

/** A schedule that holds what the subscription is now: one phase, the period that runs. */
export function newSchedule(created: number, subscription: Subscription): SubscriptionSchedule {
  const { price, quantity, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const phase = newPhase({ price, quantity, start, end });
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
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
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
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
    on_behalf_of: null,
    proration_behavior: prorationBehavior ?? 'create_prorations',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

export function isRunning({ status }: SubscriptionSchedule): boolean {
  return status === 'active' || status === 'not_started';
}
