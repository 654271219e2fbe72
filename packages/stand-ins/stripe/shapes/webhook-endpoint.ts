import { newId, newSecret } from '../ids.ts';
import type { WebhookEndpoint } from '../objects.ts';
import { nulls } from './nulls.ts';

export type EndpointFacts = Pick<WebhookEndpoint, 'url' | 'enabled_events'> & Partial<WebhookEndpoint>;

export function newWebhookEndpoint(created: number, facts: EndpointFacts): WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    created,
    livemode: false,
    metadata: {},
    secret: newSecret('whsec'),
    status: 'enabled',
    ...nulls('api_version', 'application', 'description'),
    ...facts,
  };
}
