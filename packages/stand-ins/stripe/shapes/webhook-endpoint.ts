import { createStripeId, createSecret } from '../ids.ts';
import type { WebhookEndpoint } from '../objects.ts';
import { createNullFields } from './nulls.ts';

export type WebhookEndpointInput = Pick<WebhookEndpoint, 'url' | 'enabled_events'> & Partial<WebhookEndpoint>;

export function newWebhookEndpoint(created: number, facts: WebhookEndpointInput): WebhookEndpoint {
  return {
    id: createStripeId('we'),
    object: 'webhook_endpoint',
    created,
    livemode: false,
    metadata: {},
    secret: createSecret('whsec'),
    status: 'enabled',
    ...createNullFields('api_version', 'application', 'description'),
    ...facts,
  };
}
