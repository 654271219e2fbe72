import { createStripeId } from '../ids.ts';
import type { PortalConfiguration, PortalSession } from '../objects.ts';
import { createNullFields } from './nulls.ts';

export function newPortalConfiguration(created: number, isDefault: boolean): PortalConfiguration {
  return {
    id: createStripeId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    updated: created,
    ...createNullFields('application', 'default_return_url', 'name'),
  };
}

export type PortalSessionInput = Pick<PortalSession, 'customer' | 'configuration' | 'return_url'>;

export function newPortalSession(created: number, pagesUrl: string, facts: PortalSessionInput): PortalSession {
  const id = createStripeId('bps');
  return {
    id,
    object: 'billing_portal.session',
    created,
    livemode: false,
    url: `${pagesUrl}/portal/${id}`,
    ...createNullFields('customer_account', 'flow', 'locale', 'on_behalf_of'),
    ...facts,
  };
}
