import { find } from '../account.ts';
import { API_VERSION, isEventType } from '../events.ts';
import type { Param } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { PAGING, page } from '../http/list.ts';
import type { StripeEvent, WebhookEndpoint } from '../objects.ts';
import { address, allowOnly, flag, inRange, metadata, requiredAddress, text, textOrNull, texts } from '../params.ts';
import { newWebhookEndpoint } from '../shapes/webhook-endpoint.ts';
import { invalid } from '../stripe-error.ts';

const THIRTY_DAYS = 30 * 86_400;
const MOST_TYPES = 20;

export function events(api: Api): void {
  api.get('/v1/events', list);
  api.get('/v1/events/:id', ({ account, id }) => find(account, 'event', id));
  api.post('/v1/webhook_endpoints', createEndpoint);
  api.get('/v1/webhook_endpoints', listEndpoints);
  api.get('/v1/webhook_endpoints/:id', ({ account, id }) => withoutSecret(find(account, 'webhook_endpoint', id)));
  api.post('/v1/webhook_endpoints/:id', changeEndpoint);
  api.delete('/v1/webhook_endpoints/:id', removeEndpoint);
}

/**
 * Lists events of the last thirty days, like Stripe. `delivery_success=false` selects events that an endpoint has not
 * received.
 */
const list: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'type', 'types', 'created', 'delivery_success']);
  const wanted = matcher(text(params.type, 'type'), texts(params.types));
  const created = inRange(params.created, 'created');
  const success = flag(params.delivery_success, 'delivery_success');
  const oldest = account.clock.now() - THIRTY_DAYS;
  const rows = account.store
    .all('event')
    .filter((one) => one.created >= oldest && created(one.created) && wanted(one))
    .filter((one) => success === undefined || success === (one.pending_webhooks === 0));
  return page('/v1/events', rows, params);
};

const createEndpoint: Handler = ({ account, params }) => {
  allowOnly(params, ['url', 'enabled_events', 'api_version', 'description', 'metadata'], { notOffered: ['connect'] });
  if (params.enabled_events === undefined) {
    throw invalid('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing');
  }
  const endpoint = newWebhookEndpoint(account.clock.now(), {
    url: requiredAddress(params.url, 'url'),
    enabled_events: typesOf(params.enabled_events),
    api_version: text(params.api_version, 'api_version') ?? API_VERSION,
    description: textOrNull(params.description, 'description') ?? null,
    metadata: metadata(params.metadata),
  });
  return account.store.put('webhook_endpoint', endpoint);
};

/** Changes an endpoint. Its API version cannot be changed; create another endpoint instead. */
const changeEndpoint: Handler = ({ account, params, id }) => {
  allowOnly(params, ['url', 'enabled_events', 'disabled', 'description', 'metadata']);
  const before = find(account, 'webhook_endpoint', id);
  const disabled = flag(params.disabled, 'disabled') ?? before.status === 'disabled';
  const after = account.store.patch('webhook_endpoint', before, {
    url: address(params.url, 'url') ?? before.url,
    enabled_events: params.enabled_events === undefined ? before.enabled_events : typesOf(params.enabled_events),
    status: disabled ? 'disabled' : 'enabled',
    description: textOrNull(params.description, 'description') ?? before.description,
    metadata: metadata(params.metadata, before.metadata),
  });
  return withoutSecret(after);
};

const removeEndpoint: Handler = ({ account, id }) => {
  find(account, 'webhook_endpoint', id);
  account.store.remove('webhook_endpoint', id);
  return { id, object: 'webhook_endpoint', deleted: true };
};

const listEndpoints: Handler = ({ account, params }) => {
  allowOnly(params, PAGING);
  const found = page('/v1/webhook_endpoints', account.store.all('webhook_endpoint'), params);
  return { ...found, data: found.data.map(withoutSecret) };
};

/** Rejects misspelt event types and those that the stand-in never sends. */
function typesOf(value: Param): string[] {
  const types = texts(value);
  const unknown = types.findIndex((type) => type !== '*' && !isEventType(type));
  if (unknown < 0) return types;
  throw invalid(
    `Invalid enabled_events[${unknown}]: the stand-in does not tell of ${types[unknown]}.`,
    `enabled_events[${unknown}]`,
  );
}

/** Removes the secret, because only the response that creates the endpoint contains it. */
function withoutSecret(endpoint: WebhookEndpoint): object {
  return { ...endpoint, secret: undefined };
}

function matcher(type: string | undefined, types: string[]): (event: StripeEvent) => boolean {
  if (type && types.length > 0) throw invalid('You may pass either `type` or `types`, but not both.', 'types');
  if (types.length > MOST_TYPES) throw invalid(`At most ${MOST_TYPES} types may be listed at once.`, 'types');
  const wanted = type ? [type] : types;
  if (wanted.length === 0) return () => true;
  return (event) =>
    wanted.some((one) => one === event.type || (one.endsWith('.*') && event.type.startsWith(one.slice(0, -1))));
}
