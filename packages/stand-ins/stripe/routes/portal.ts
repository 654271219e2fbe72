import { findRecord } from '../account.ts';
import { addPortalConfiguration, getDefaultPortalConfiguration } from '../billing/portal.ts';
import { recordEvent } from '../events.ts';
import type { FormParams } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { registerReadRoutes, createBooleanFilter } from '../http/readable.ts';
import type { PortalConfiguration } from '../objects.ts';
import {
  parseUrl,
  parseNullableUrl,
  rejectUnknownParams,
  parseBoolean,
  parseParamGroup,
  parseMetadata,
  parseChoice,
  parseRequiredText,
  parseText,
  parseNullableText,
} from '../params.ts';
import { newPortalConfiguration, newPortalSession } from '../shapes/portal.ts';
import { createInvalidRequestError } from '../stripe-error.ts';

const FACTS = ['active', 'business_profile', 'default_return_url', 'features', 'metadata', 'name'];

export function registerPortalRoutes(api: StripeApi): void {
  api.post('/v1/billing_portal/sessions', createSession);
  api.post('/v1/billing_portal/configurations', createConfiguration);
  registerReadRoutes(api, '/v1/billing_portal/configurations', 'billing_portal.configuration', {
    active: createBooleanFilter((one) => one.active),
    is_default: createBooleanFilter((one) => one.is_default),
  });
  api.post('/v1/billing_portal/configurations/:id', updateConfiguration);
}

const createSession: ApiHandler = ({ account, params }) => {
  const { store, clock, pagesUrl } = account;
  rejectUnknownParams(params, ['customer', 'configuration', 'return_url', 'locale'], {
    notOffered: ['customer_account', 'flow_data', 'on_behalf_of'],
  });
  const customer = findRecord(account, 'customer', parseRequiredText(params.customer, 'customer'), 'customer');
  const named = parseText(params.configuration, 'configuration');
  const configuration = named
    ? findRecord(account, 'billing_portal.configuration', named, 'configuration')
    : getDefaultPortalConfiguration(account);
  const returnUrl = parseUrl(params.return_url, 'return_url') ?? configuration.default_return_url;
  const facts = { customer: customer.id, configuration: configuration.id, return_url: returnUrl };
  const session = store.put('billing_portal.session', newPortalSession(clock.now(), pagesUrl, facts));
  recordEvent(account, 'billing_portal.session.created', session);
  return session;
};

const createConfiguration: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, FACTS, { notOffered: ['login_page'] });
  requireFeatures(params);
  const { store, clock } = account;
  const isFirst = store.all('billing_portal.configuration').length === 0;
  const blank = newPortalConfiguration(clock.now(), isFirst);
  return addPortalConfiguration(account, { ...blank, ...changesOf(params, blank) });
};

const updateConfiguration: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, FACTS, { notOffered: ['login_page'] });
  const { store, clock } = account;
  const before = findRecord(account, 'billing_portal.configuration', id);
  const changes = { ...changesOf(params, before), updated: clock.now() };
  const after = store.patch('billing_portal.configuration', before, changes);
  recordEvent(account, 'billing_portal.configuration.updated', after, before);
  return after;
};

function requireFeatures({ features }: FormParams): void {
  if (features === undefined)
    throw createInvalidRequestError('Missing required param: features.', 'features', 'parameter_missing');
  for (const [name, feature] of Object.entries(parseParamGroup(features)))
    parseRequiredText(parseParamGroup(feature).enabled, `features[${name}][enabled]`);
}

function changesOf(params: FormParams, before: PortalConfiguration): Partial<PortalConfiguration> {
  const profile = parseParamGroup(params.business_profile);
  rejectUnknownParams(profile, ['headline', 'privacy_policy_url', 'terms_of_service_url'], {
    within: 'business_profile',
  });
  const headline = parseNullableText(profile.headline, 'business_profile[headline]');
  const [privacy, terms] = ['privacy_policy_url', 'terms_of_service_url'].map((name) =>
    parseNullableUrl(profile[name], `business_profile[${name}]`),
  );
  const returnUrl = parseNullableUrl(params.default_return_url, 'default_return_url');
  const name = parseNullableText(params.name, 'name');
  return {
    active: parseBoolean(params.active, 'active') ?? before.active,
    business_profile: {
      headline: headline === undefined ? before.business_profile.headline : headline,
      privacy_policy_url: privacy === undefined ? before.business_profile.privacy_policy_url : privacy,
      terms_of_service_url: terms === undefined ? before.business_profile.terms_of_service_url : terms,
    },
    default_return_url: returnUrl === undefined ? before.default_return_url : returnUrl,
    name: name === undefined ? before.name : name,
    features: featuresOf(parseParamGroup(params.features), before.features),
    metadata: parseMetadata(params.metadata, before.metadata),
  };
}

function featuresOf(given: FormParams, before: PortalConfiguration['features']): PortalConfiguration['features'] {
  rejectUnknownParams(given, Object.keys(before), { within: 'features' });
  const isOn = (name: keyof typeof before) =>
    parseBoolean(parseParamGroup(given[name]).enabled, `features[${name}][enabled]`) ?? before[name].enabled;
  const mode = parseChoice(
    parseParamGroup(given.subscription_cancel).mode,
    ['at_period_end', 'immediately'],
    'features[subscription_cancel][mode]',
  );
  return {
    customer_update: { ...before.customer_update, enabled: isOn('customer_update') },
    invoice_history: { enabled: isOn('invoice_history') },
    payment_method_update: { ...before.payment_method_update, enabled: isOn('payment_method_update') },
    subscription_cancel: {
      ...before.subscription_cancel,
      enabled: isOn('subscription_cancel'),
      ...(mode ? { mode } : {}),
    },
    subscription_pause: { ...before.subscription_pause, enabled: isOn('subscription_pause') },
    subscription_update: { ...before.subscription_update, enabled: isOn('subscription_update') },
  };
}
