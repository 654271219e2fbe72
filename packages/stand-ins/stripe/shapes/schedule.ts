import { createStripeId } from '../ids.ts';
import type { Price, SchedulePhase, Subscription, SubscriptionSchedule } from '../objects.ts';
import { createNullFields } from './nulls.ts';
import { getSubscriptionItem } from './subscription.ts';

export function newSchedule(created: number, subscription: Subscription): SubscriptionSchedule {
  const { price, quantity, current_period_start: start, current_period_end: end } = getSubscriptionItem(subscription);
  const phase = newSchedulePhase({ price, quantity, start, end });
  return {
    id: createStripeId('sub_sched'),
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
        ...createNullFields('account_tax_ids', 'custom_fields', 'days_until_due', 'description', 'footer'),
      },
      ...createNullFields('application_fee_percent', 'billing_thresholds', 'default_payment_method', 'description'),
      ...createNullFields('on_behalf_of', 'transfer_data'),
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    status: 'active',
    subscription: subscription.id,
    ...createNullFields(
      'application',
      'canceled_at',
      'completed_at',
      'customer_account',
      'released_at',
      'released_subscription',
    ),
    ...createNullFields('test_clock'),
  };
}

export interface SchedulePhaseInput {
  price: Price;
  quantity: number;
  start: number;
  end: number;
  prorationBehavior?: SchedulePhase['proration_behavior'];
  metadata?: SchedulePhase['metadata'];
}

export function newSchedulePhase({
  price,
  quantity,
  start,
  end,
  prorationBehavior,
  metadata,
}: SchedulePhaseInput): SchedulePhase {
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
    ...createNullFields('application_fee_percent', 'billing_cycle_anchor', 'billing_thresholds', 'collection_method'),
    ...createNullFields(
      'default_payment_method',
      'description',
      'invoice_settings',
      'on_behalf_of',
      'transfer_data',
      'trial_end',
    ),
  };
}

export function isRunningSchedule({ status }: SubscriptionSchedule): boolean {
  return status === 'active' || status === 'not_started';
}
