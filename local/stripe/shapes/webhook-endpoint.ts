import { newId, newSecret } from '../ids.ts';
import type { WebhookEndpoint } from '../objects.ts';

export type EndpointFacts = Pick<WebhookEndpoint, 'url' | 'enabled_events'> & Partial<WebhookEndpoint>;

export function newWebhookEndpoint(created: number, facts: EndpointFacts): WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created,
    description: null,
    livemode: false,
    metadata: {},
    secret: newSecret('whsec'),
    status: 'enabled',
    ...facts,
  };
}
