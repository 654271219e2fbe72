import { find } from '../account.ts';
import { addConfiguration, defaultConfiguration } from '../billing/portal.ts';
import { recordEvent } from '../events.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { readable, whether } from '../http/readable.ts';
import type { PortalConfiguration } from '../objects.ts';
import {
  address,
  addressOrNull,
  allowOnly,
  flag,
  group,
  metadata,
  oneOf,
  requiredText,
  text,
  textOrNull,
} from '../params.ts';
import { newPortalConfiguration, newPortalSession } from '../shapes/portal.ts';
import { invalid } from '../stripe-error.ts';

const FACTS = ['active', 'business_profile', 'default_return_url', 'features', 'metadata', 'name'];

export function portal(api: Api): void {
  api.post('/v1/billing_portal/sessions', createSession);
  api.post('/v1/billing_portal/configurations', createConfiguration);
  readable(api, '/v1/billing_portal/configurations', 'billing_portal.configuration', {
    active: whether((one) => one.active),
    is_default: whether((one) => one.is_default),
  });
  api.post('/v1/billing_portal/configurations/:id', updateConfiguration);
}

const createSession: Handler = ({ account, params }) => {
  const { store, clock, pagesUrl } = account;
  allowOnly(params, ['customer', 'configuration', 'return_url', 'locale'], {
    notOffered: ['customer_account', 'flow_data', 'on_behalf_of'],
  });
  const customer = find(account, 'customer', requiredText(params.customer, 'customer'), 'customer');
  const named = text(params.configuration, 'configuration');
  const configuration = named
    ? find(account, 'billing_portal.configuration', named, 'configuration')
    : defaultConfiguration(account);
  const returnUrl = address(params.return_url, 'return_url') ?? configuration.default_return_url;
  const facts = { customer: customer.id, configuration: configuration.id, return_url: returnUrl };
  const session = store.put('billing_portal.session', newPortalSession(clock.now(), pagesUrl, facts));
  recordEvent(account, 'billing_portal.session.created', session);
  return session;
};

const createConfiguration: Handler = ({ account, params }) => {
  allowOnly(params, FACTS, { notOffered: ['login_page'] });
  requireFeatures(params);
  const { store, clock } = account;
  const isFirst = store.all('billing_portal.configuration').length === 0;
  const blank = newPortalConfiguration(clock.now(), isFirst);
  return addConfiguration(account, { ...blank, ...changesOf(params, blank) });
};

const updateConfiguration: Handler = ({ account, params, id }) => {
  allowOnly(params, FACTS, { notOffered: ['login_page'] });
  const { store, clock } = account;
  const before = find(account, 'billing_portal.configuration', id);
  const changes = { ...changesOf(params, before), updated: clock.now() };
  const after = store.patch('billing_portal.configuration', before, changes);
  recordEvent(account, 'billing_portal.configuration.updated', after, before);
  return after;
};

/** A new configuration must enable or disable each feature that it names. */
function requireFeatures({ features }: Params): void {
  if (features === undefined) throw invalid('Missing required param: features.', 'features', 'parameter_missing');
  for (const [name, feature] of Object.entries(group(features)))
    requiredText(group(feature).enabled, `features[${name}][enabled]`);
}

function changesOf(params: Params, before: PortalConfiguration): Partial<PortalConfiguration> {
  const profile = group(params.business_profile);
  allowOnly(profile, ['headline', 'privacy_policy_url', 'terms_of_service_url'], { within: 'business_profile' });
  const headline = textOrNull(profile.headline, 'business_profile[headline]');
  const [privacy, terms] = ['privacy_policy_url', 'terms_of_service_url'].map((name) =>
    addressOrNull(profile[name], `business_profile[${name}]`),
  );
  const returnUrl = addressOrNull(params.default_return_url, 'default_return_url');
  const name = textOrNull(params.name, 'name');
  return {
    active: flag(params.active, 'active') ?? before.active,
    business_profile: {
      headline: headline === undefined ? before.business_profile.headline : headline,
      privacy_policy_url: privacy === undefined ? before.business_profile.privacy_policy_url : privacy,
      terms_of_service_url: terms === undefined ? before.business_profile.terms_of_service_url : terms,
    },
    default_return_url: returnUrl === undefined ? before.default_return_url : returnUrl,
    name: name === undefined ? before.name : name,
    features: featuresOf(group(params.features), before.features),
    metadata: metadata(params.metadata, before.metadata),
  };
}

/**
 * The portal page supports cancellation, change of card and invoices. For other features only the setting is stored.
 */
function featuresOf(given: Params, before: PortalConfiguration['features']): PortalConfiguration['features'] {
  allowOnly(given, Object.keys(before), { within: 'features' });
  const isOn = (name: keyof typeof before) =>
    flag(group(given[name]).enabled, `features[${name}][enabled]`) ?? before[name].enabled;
  const mode = oneOf(
    group(given.subscription_cancel).mode,
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
