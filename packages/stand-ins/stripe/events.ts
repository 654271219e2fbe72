import type { StripeAccount } from './account.ts';
import { createStripeId } from './ids.ts';
import type { StripeEvent, WebhookEndpoint } from './objects.ts';
import { getWebhookSettings } from './webhook-settings.ts';

export const STRIPE_API_VERSION = '2026-10-28.endive';

export const SITE_EVENT_TYPES = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.refunded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'refund.created',
  'refund.failed',
  'refund.updated',
  'subscription_schedule.canceled',
  'subscription_schedule.completed',
  'subscription_schedule.created',
  'subscription_schedule.released',
  'subscription_schedule.updated',
] as const;

/** The site does not use these event types, but webhook endpoints may name them. */
const OTHER_EVENTS = [
  'billing_portal.configuration.created',
  'billing_portal.configuration.updated',
  'billing_portal.session.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.failed',
  'charge.succeeded',
  'customer.created',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.updated',
  'invoice.created',
  'invoice.finalized',
  'invoice.payment_succeeded',
  'invoice.voided',
  'invoice_payment.paid',
  'payment_intent.canceled',
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_method.attached',
  'price.created',
  'price.updated',
  'product.created',
  'product.updated',
] as const;

const NEVER_HAPPENS = ['subscription_schedule.aborted'] as const;

export type StripeEventType = (typeof SITE_EVENT_TYPES)[number] | (typeof OTHER_EVENTS)[number];

const known = new Set<string>([...SITE_EVENT_TYPES, ...OTHER_EVENTS, ...NEVER_HAPPENS]);

export function isStripeEventType(type: string): boolean {
  return known.has(type);
}

/** Clients list only events that are newer than their last event, so an event of overdue work has the current time. */
export function recordEvent(
  account: StripeAccount,
  type: StripeEventType,
  object: object,
  before?: object,
): StripeEvent {
  const { store, clock } = account;
  const endpoints = subscribedEndpoints(account, type);
  const event = store.put('event', {
    id: createStripeId('evt'),
    object: 'event',
    api_version: STRIPE_API_VERSION,
    created: clock.current(),
    data: { object, ...(before ? { previous_attributes: changed(before, object) } : {}) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: account.cause,
    type,
  });
  for (const endpoint of endpoints) scheduleDeliveries(account, event, endpoint);
  return event;
}

/** Only the first of several endpoints with the same URL gets an event. */
function subscribedEndpoints({ store }: StripeAccount, type: StripeEventType): WebhookEndpoint[] {
  const interested = store
    .all('webhook_endpoint')
    .filter(
      ({ status, enabled_events }) =>
        status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type)),
    );
  return interested.filter((one, index) => interested.findIndex((other) => other.url === one.url) === index);
}

function scheduleDeliveries({ store }: StripeAccount, event: StripeEvent, endpoint: WebhookEndpoint): void {
  const { dropRate, delaySeconds, spreadSeconds } = getWebhookSettings(store);
  const since = Date.now();
  store.put('delivery', {
    id: createStripeId('dlv'),
    event: event.id,
    endpoint: endpoint.id,
    attempts: 0,
    state: Math.random() < dropRate ? 'dropped' : 'waiting',
    due: since + (delaySeconds + Math.random() * spreadSeconds) * 1000,
    since,
  });
}

function changed(before: object, after: object): object {
  const now = after as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key])),
  );
}
