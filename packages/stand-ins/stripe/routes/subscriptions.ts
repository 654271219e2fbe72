import { findRecord, type StripeAccount } from '../account.ts';
import { updateSubscriptionIfPaid } from '../billing/pending-updates.ts';
import { cancelAtPeriodEnd, changeSubscription, endSubscription } from '../billing/subscriptions.ts';
import { recordEvent } from '../events.ts';
import type { FormParams } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import {
  createdFilter,
  createTimeRangeFilter,
  createEqualsFilter,
  customerFilter,
  registerReadRoutes,
} from '../http/readable.ts';
import type { Subscription } from '../objects.ts';
import {
  rejectUnknownParams,
  parseBoolean,
  parseParamGroup,
  parseInteger,
  parseParamList as listOf,
  parseMetadata,
  parseChoice,
  parseRequiredText,
  parseText,
  parseNullableText,
} from '../params.ts';
import { toPlan } from '../shapes/catalogue.ts';
import { isLiveSubscription, getSubscriptionItem, createUpdatedItems } from '../shapes/subscription.ts';
import { createInvalidRequestError, createMissingResourceError } from '../stripe-error.ts';

const STATUSES = [
  ...['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired'],
  ...['past_due', 'paused', 'trialing', 'unpaid'],
];
const CHANGEABLE = [
  ...['cancel_at', 'cancel_at_period_end', 'cancellation_details', 'default_payment_method', 'description'],
  ...['items', 'metadata', 'payment_behavior', 'proration_behavior', 'proration_date'],
];
const NOT_OFFERED = [
  ...['add_invoice_items', 'application_fee_percent', 'automatic_tax', 'billing_cycle_anchor', 'billing_schedules'],
  ...['billing_thresholds', 'collection_method', 'days_until_due', 'default_source', 'default_tax_rates', 'discounts'],
  ...['invoice_settings', 'off_session', 'on_behalf_of', 'pause_collection', 'payment_settings'],
  ...['pending_invoice_item_interval', 'transfer_data', 'trial_end', 'trial_from_plan'],
  'trial_settings',
];

export function registerSubscriptionRoutes(api: StripeApi): void {
  registerReadRoutes(api, '/v1/subscriptions', 'subscription', {
    customer: customerFilter,
    price: createEqualsFilter((one) => getSubscriptionItem(one).price.id),
    status: (value, param) => {
      const status = parseChoice(value, STATUSES, param);
      return (one) => hasStatus(one, status);
    },
    created: createdFilter,
    current_period_end: createTimeRangeFilter((one) => getSubscriptionItem(one).current_period_end),
  });
  api.post('/v1/subscriptions/:id', update);
  api.delete('/v1/subscriptions/:id', cancel);
  api.post('/v1/subscriptions/:id/pause', pause);
  api.post('/v1/subscriptions/:id/resume', resume);
}

const update: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, CHANGEABLE, { notOffered: NOT_OFFERED });
  const subscription = findRecord(account, 'subscription', id);
  if (!isLiveSubscription(subscription)) rejectWhenEnded(params);
  rejectUnderSchedule(subscription, params);
  if (params.proration_behavior === 'always_invoice') return updateAtOnce(account, params, subscription);
  rejectWhilePending(subscription, params);
  const endsLater = parseBoolean(params.cancel_at_period_end, 'cancel_at_period_end');
  const scheduled = endsLater === undefined ? subscription : cancelAtPeriodEnd(account, subscription, endsLater);
  const changes = changesOf(account, params, scheduled);
  return Object.keys(changes).length > 0 ? changeSubscription(account, scheduled, changes) : scheduled;
};

function updateAtOnce(account: StripeAccount, params: FormParams, subscription: Subscription): Subscription {
  rejectUnknownParams(params, ['items', 'payment_behavior', 'proration_behavior', 'proration_date'], {
    notOffered: CHANGEABLE,
  });
  if (params.payment_behavior !== 'pending_if_incomplete') {
    throw createInvalidRequestError(
      'The stand-in invoices a change at once with pending_if_incomplete only.',
      'payment_behavior',
    );
  }
  const { price, quantity } = priceAsked(account, params, subscription);
  const at = parseInteger(params.proration_date, 'proration_date') ?? account.clock.now();
  return updateSubscriptionIfPaid(account, subscription, { price, quantity, at });
}

function rejectWhilePending({ pending_update: pending }: Subscription, params: FormParams): void {
  const names = Object.keys(params).filter((name) => !['expand', 'metadata'].includes(name));
  if (!pending || names.length === 0) return;
  throw createInvalidRequestError(
    'You cannot update a subscription that has a pending update. Void its latest invoice first.',
  );
}

const cancel: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['invoice_now', 'prorate', 'cancellation_details']);
  endSubscription(account, liveOne(account, id), 'cancellation_requested');
  return findRecord(account, 'subscription', id);
};

const pause: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['type', 'bill_for', 'invoicing_behavior']);
  const paused = account.store.patch('subscription', liveOne(account, id), { status: 'paused' });
  recordEvent(account, 'customer.subscription.paused', paused);
  return paused;
};

const resume: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['billing_cycle_anchor', 'payment_behavior', 'proration_behavior']);
  const subscription = liveOne(account, id);
  if (subscription.status !== 'paused') throw createInvalidRequestError('Only paused subscriptions can be resumed.');
  const resumed = account.store.patch('subscription', subscription, { status: 'active' });
  recordEvent(account, 'customer.subscription.resumed', resumed);
  return resumed;
};

function rejectWhenEnded(params: FormParams): void {
  const others = Object.keys(params).filter((name) => !['cancellation_details', 'expand', 'metadata'].includes(name));
  if (others.length === 0) return;
  throw createInvalidRequestError(
    'A canceled subscription can only update its cancellation_details and metadata.',
    undefined,
    'invalid_canceled_subscription_fields',
  );
}

function hasStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return !isLiveSubscription(subscription);
  return status ? subscription.status === status : subscription.status !== 'canceled';
}

function liveOne(account: StripeAccount, id: string): Subscription {
  const subscription = findRecord(account, 'subscription', id);
  if (!isLiveSubscription(subscription)) throw createMissingResourceError('subscription', id);
  return subscription;
}

function rejectUnderSchedule({ schedule }: Subscription, params: FormParams): void {
  const param = ['cancel_at_period_end', 'cancel_at'].find((name) => params[name] !== undefined);
  if (!schedule || !param) return;
  throw createInvalidRequestError(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    param,
  );
}

function changesOf(account: StripeAccount, params: FormParams, subscription: Subscription): Partial<Subscription> {
  const description = parseNullableText(params.description, 'description');
  return {
    ...(description === undefined ? {} : { description }),
    ...(params.metadata === undefined ? {} : { metadata: parseMetadata(params.metadata, subscription.metadata) }),
    ...(params.cancel_at === undefined
      ? {}
      : { cancel_at: params.cancel_at === '' ? null : (parseInteger(params.cancel_at, 'cancel_at') ?? null) }),
    ...detailsOf(params, subscription),
    ...cardOf(account, params),
    ...newPrice(account, params, subscription),
  };
}

function detailsOf(params: FormParams, { cancellation_details: before }: Subscription): Partial<Subscription> {
  if (params.cancellation_details === undefined) return {};
  const given = parseParamGroup(params.cancellation_details);
  rejectUnknownParams(given, ['comment'], { within: 'cancellation_details', notOffered: ['feedback'] });
  const comment = parseNullableText(given.comment, 'cancellation_details[comment]');
  return { cancellation_details: { ...before, ...(comment === undefined ? {} : { comment }) } };
}

function cardOf(account: StripeAccount, params: FormParams): Partial<Subscription> {
  const card = parseText(params.default_payment_method, 'default_payment_method');
  return card
    ? { default_payment_method: findRecord(account, 'payment_method', card, 'default_payment_method').id }
    : {};
}

/** The customer pays the new price from the next billing period on. */
function newPrice(account: StripeAccount, params: FormParams, subscription: Subscription): Partial<Subscription> {
  if (listOf(params.items).length === 0) return {};
  const { price, quantity } = priceAsked(account, params, subscription);
  if (price.recurring.interval !== getSubscriptionItem(subscription).price.recurring.interval) {
    throw createInvalidRequestError('The stand-in changes a price within its interval only.', 'items[0][price]');
  }
  return createUpdatedItems(subscription, { price, plan: toPlan(price), quantity });
}

function priceAsked(account: StripeAccount, params: FormParams, subscription: Subscription) {
  const [first] = listOf(params.items);
  const given = parseParamGroup(first);
  rejectUnknownParams(given, ['id', 'price', 'quantity'], { within: 'items[0]' });
  return {
    price: findRecord(account, 'price', parseRequiredText(given.price, 'items[0][price]'), 'items[0][price]'),
    quantity: parseInteger(given.quantity, 'items[0][quantity]') ?? getSubscriptionItem(subscription).quantity,
  };
}
