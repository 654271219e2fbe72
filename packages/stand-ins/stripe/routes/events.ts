import { findRecord } from '../account.ts';
import { STRIPE_API_VERSION, isStripeEventType } from '../events.ts';
import type { FormParam } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { PAGING_PARAMS, createListPage } from '../http/list.ts';
import type { StripeEvent, WebhookEndpoint } from '../objects.ts';
import {
  parseUrl,
  rejectUnknownParams,
  parseBoolean,
  createTimeRangeCheck,
  parseMetadata,
  parseRequiredUrl,
  parseText,
  parseNullableText,
  parseTextList,
} from '../params.ts';
import { newWebhookEndpoint } from '../shapes/webhook-endpoint.ts';
import { createInvalidRequestError } from '../stripe-error.ts';

const THIRTY_DAYS = 30 * 86_400;
const MOST_TYPES = 20;

export function registerEventRoutes(api: StripeApi): void {
  api.get('/v1/events', list);
  api.get('/v1/events/:id', ({ account, id }) => findRecord(account, 'event', id));
  api.post('/v1/webhook_endpoints', createEndpoint);
  api.get('/v1/webhook_endpoints', listEndpoints);
  api.get('/v1/webhook_endpoints/:id', ({ account, id }) => withoutSecret(findRecord(account, 'webhook_endpoint', id)));
  api.post('/v1/webhook_endpoints/:id', changeEndpoint);
  api.delete('/v1/webhook_endpoints/:id', removeEndpoint);
}

const list: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, [...PAGING_PARAMS, 'type', 'types', 'created', 'delivery_success']);
  const wanted = matcher(parseText(params.type, 'type'), parseTextList(params.types));
  const created = createTimeRangeCheck(params.created, 'created');
  const success = parseBoolean(params.delivery_success, 'delivery_success');
  const oldest = account.clock.now() - THIRTY_DAYS;
  const rows = account.store
    .all('event')
    .filter((one) => one.created >= oldest && created(one.created) && wanted(one))
    .filter((one) => success === undefined || success === (one.pending_webhooks === 0));
  return createListPage('/v1/events', rows, params);
};

const createEndpoint: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, ['url', 'enabled_events', 'api_version', 'description', 'metadata'], {
    notOffered: ['connect'],
  });
  if (params.enabled_events === undefined) {
    throw createInvalidRequestError('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing');
  }
  const endpoint = newWebhookEndpoint(account.clock.now(), {
    url: parseRequiredUrl(params.url, 'url'),
    enabled_events: typesOf(params.enabled_events),
    api_version: parseText(params.api_version, 'api_version') ?? STRIPE_API_VERSION,
    description: parseNullableText(params.description, 'description') ?? null,
    metadata: parseMetadata(params.metadata),
  });
  return account.store.put('webhook_endpoint', endpoint);
};

const changeEndpoint: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['url', 'enabled_events', 'disabled', 'description', 'metadata']);
  const before = findRecord(account, 'webhook_endpoint', id);
  const disabled = parseBoolean(params.disabled, 'disabled') ?? before.status === 'disabled';
  const after = account.store.patch('webhook_endpoint', before, {
    url: parseUrl(params.url, 'url') ?? before.url,
    enabled_events: params.enabled_events === undefined ? before.enabled_events : typesOf(params.enabled_events),
    status: disabled ? 'disabled' : 'enabled',
    description: parseNullableText(params.description, 'description') ?? before.description,
    metadata: parseMetadata(params.metadata, before.metadata),
  });
  return withoutSecret(after);
};

const removeEndpoint: ApiHandler = ({ account, id }) => {
  findRecord(account, 'webhook_endpoint', id);
  account.store.remove('webhook_endpoint', id);
  return { id, object: 'webhook_endpoint', deleted: true };
};

const listEndpoints: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, PAGING_PARAMS);
  const found = createListPage('/v1/webhook_endpoints', account.store.all('webhook_endpoint'), params);
  return { ...found, data: found.data.map(withoutSecret) };
};

function typesOf(value: FormParam): string[] {
  const types = parseTextList(value);
  const unknown = types.findIndex((type) => type !== '*' && !isStripeEventType(type));
  if (unknown < 0) return types;
  throw createInvalidRequestError(
    `Invalid enabled_events[${unknown}]: the stand-in does not tell of ${types[unknown]}.`,
    `enabled_events[${unknown}]`,
  );
}

function withoutSecret(endpoint: WebhookEndpoint): object {
  return { ...endpoint, secret: undefined };
}

function matcher(type: string | undefined, types: string[]): (event: StripeEvent) => boolean {
  if (type && types.length > 0)
    throw createInvalidRequestError('You may pass either `type` or `types`, but not both.', 'types');
  if (types.length > MOST_TYPES)
    throw createInvalidRequestError(`At most ${MOST_TYPES} types may be listed at once.`, 'types');
  const wanted = type ? [type] : types;
  if (wanted.length === 0) return () => true;
  return (event) =>
    wanted.some((one) => one === event.type || (one.endsWith('.*') && event.type.startsWith(one.slice(0, -1))));
}
