import { find, type Account } from '../account.ts';
import { updateIfPaid } from '../billing/pending-updates.ts';
import { cancelAtPeriodEnd, changeSubscription, endSubscription } from '../billing/subscriptions.ts';
import { recordEvent } from '../events.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { created, during, equals, ofCustomer, readable } from '../http/readable.ts';
import type { Subscription } from '../objects.ts';
import {
  allowOnly,
  flag,
  group,
  integer,
  list as listOf,
  metadata,
  oneOf,
  requiredText,
  text,
  textOrNull,
} from '../params.ts';
import { toPlan } from '../shapes/catalogue.ts';
import { isLive, getItem, withItem } from '../shapes/subscription.ts';
import { invalid, missing } from '../stripe-error.ts';

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

export function subscriptions(api: Api): void {
  readable(api, '/v1/subscriptions', 'subscription', {
    customer: ofCustomer,
    price: equals((one) => getItem(one).price.id),
    status: (value, param) => {
      const status = oneOf(value, STATUSES, param);
      return (one) => hasStatus(one, status);
    },
    created,
    current_period_end: during((one) => getItem(one).current_period_end),
  });
  api.post('/v1/subscriptions/:id', update);
  api.delete('/v1/subscriptions/:id', cancel);
  api.post('/v1/subscriptions/:id/pause', pause);
  api.post('/v1/subscriptions/:id/resume', resume);
}

const update: Handler = ({ account, params, id }) => {
  allowOnly(params, CHANGEABLE, { notOffered: NOT_OFFERED });
  const subscription = find(account, 'subscription', id);
  if (!isLive(subscription)) rejectWhenEnded(params);
  rejectUnderSchedule(subscription, params);
  if (params.proration_behavior === 'always_invoice') return updateAtOnce(account, params, subscription);
  rejectWhilePending(subscription, params);
  const endsLater = flag(params.cancel_at_period_end, 'cancel_at_period_end');
  const scheduled = endsLater === undefined ? subscription : cancelAtPeriodEnd(account, subscription, endsLater);
  const changes = changesOf(account, params, scheduled);
  return Object.keys(changes).length > 0 ? changeSubscription(account, scheduled, changes) : scheduled;
};

/**
 * Updates a subscription when the payment is due immediately; Stripe allows only some parameters for such an update.
 */
function updateAtOnce(account: Account, params: Params, subscription: Subscription): Subscription {
  allowOnly(params, ['items', 'payment_behavior', 'proration_behavior', 'proration_date'], {
    notOffered: CHANGEABLE,
  });
  if (params.payment_behavior !== 'pending_if_incomplete') {
    throw invalid('The stand-in invoices a change at once with pending_if_incomplete only.', 'payment_behavior');
  }
  const { price, quantity } = priceAsked(account, params, subscription);
  const at = integer(params.proration_date, 'proration_date') ?? account.clock.now();
  return updateIfPaid(account, subscription, { price, quantity, at });
}

function rejectWhilePending({ pending_update: pending }: Subscription, params: Params): void {
  const names = Object.keys(params).filter((name) => !['expand', 'metadata'].includes(name));
  if (!pending || names.length === 0) return;
  throw invalid('You cannot update a subscription that has a pending update. Void its latest invoice first.');
}

const cancel: Handler = ({ account, params, id }) => {
  allowOnly(params, ['invoice_now', 'prorate', 'cancellation_details']);
  endSubscription(account, liveOne(account, id), 'cancellation_requested');
  return find(account, 'subscription', id);
};

const pause: Handler = ({ account, params, id }) => {
  allowOnly(params, ['type', 'bill_for', 'invoicing_behavior']);
  const paused = account.store.patch('subscription', liveOne(account, id), { status: 'paused' });
  recordEvent(account, 'customer.subscription.paused', paused);
  return paused;
};

const resume: Handler = ({ account, params, id }) => {
  allowOnly(params, ['billing_cycle_anchor', 'payment_behavior', 'proration_behavior']);
  const subscription = liveOne(account, id);
  if (subscription.status !== 'paused') throw invalid('Only paused subscriptions can be resumed.');
  const resumed = account.store.patch('subscription', subscription, { status: 'active' });
  recordEvent(account, 'customer.subscription.resumed', resumed);
  return resumed;
};

/** Rejects changes of an ended subscription, except its cancellation details and metadata. */
function rejectWhenEnded(params: Params): void {
  const others = Object.keys(params).filter((name) => !['cancellation_details', 'expand', 'metadata'].includes(name));
  if (others.length === 0) return;
  throw invalid(
    'A canceled subscription can only update its cancellation_details and metadata.',
    undefined,
    'invalid_canceled_subscription_fields',
  );
}

/** `all` selects every subscription, `ended` the ended ones. Without a status, canceled subscriptions are left out. */
function hasStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return !isLive(subscription);
  return status ? subscription.status === status : subscription.status !== 'canceled';
}

function liveOne(account: Account, id: string): Subscription {
  const subscription = find(account, 'subscription', id);
  if (!isLive(subscription)) throw missing('subscription', id);
  return subscription;
}

/**
 * Rejects the parameter that ends the subscription if it has a schedule, because then only the schedule decides the
 * end.
 */
function rejectUnderSchedule({ schedule }: Subscription, params: Params): void {
  const param = ['cancel_at_period_end', 'cancel_at'].find((name) => params[name] !== undefined);
  if (!schedule || !param) return;
  throw invalid(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    param,
  );
}

function changesOf(account: Account, params: Params, subscription: Subscription): Partial<Subscription> {
  const description = textOrNull(params.description, 'description');
  return {
    ...(description === undefined ? {} : { description }),
    ...(params.metadata === undefined ? {} : { metadata: metadata(params.metadata, subscription.metadata) }),
    ...(params.cancel_at === undefined
      ? {}
      : { cancel_at: params.cancel_at === '' ? null : (integer(params.cancel_at, 'cancel_at') ?? null) }),
    ...detailsOf(params, subscription),
    ...cardOf(account, params),
    ...newPrice(account, params, subscription),
  };
}

function detailsOf(params: Params, { cancellation_details: before }: Subscription): Partial<Subscription> {
  if (params.cancellation_details === undefined) return {};
  const given = group(params.cancellation_details);
  allowOnly(given, ['comment'], { within: 'cancellation_details', notOffered: ['feedback'] });
  const comment = textOrNull(given.comment, 'cancellation_details[comment]');
  return { cancellation_details: { ...before, ...(comment === undefined ? {} : { comment }) } };
}

function cardOf(account: Account, params: Params): Partial<Subscription> {
  const card = text(params.default_payment_method, 'default_payment_method');
  return card ? { default_payment_method: find(account, 'payment_method', card, 'default_payment_method').id } : {};
}

/** A new price without an immediate invoice applies from the next period on. */
function newPrice(account: Account, params: Params, subscription: Subscription): Partial<Subscription> {
  if (listOf(params.items).length === 0) return {};
  const { price, quantity } = priceAsked(account, params, subscription);
  if (price.recurring.interval !== getItem(subscription).price.recurring.interval) {
    throw invalid('The stand-in changes a price within its interval only.', 'items[0][price]');
  }
  return withItem(subscription, { price, plan: toPlan(price), quantity });
}

function priceAsked(account: Account, params: Params, subscription: Subscription) {
  const [first] = listOf(params.items);
  const given = group(first);
  allowOnly(given, ['id', 'price', 'quantity'], { within: 'items[0]' });
  return {
    price: find(account, 'price', requiredText(given.price, 'items[0][price]'), 'items[0][price]'),
    quantity: integer(given.quantity, 'items[0][quantity]') ?? getItem(subscription).quantity,
  };
}
