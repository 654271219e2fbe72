import { customerAsked, find, type Account } from '../account.ts';
import { expireSession } from '../billing/checkout.ts';
import type { Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { PAGING, page, wholeList } from '../http/list.ts';
import type { LineItem } from '../objects.ts';
import {
  allowOnly,
  group,
  inRange,
  integer,
  list as listOf,
  metadata,
  oneOf,
  requiredText,
  text,
  textOrNull,
} from '../params.ts';
import { newCheckoutSession, newLineItem } from '../shapes/checkout-session.ts';
import { invalid } from '../stripe-error.ts';

const HALF_HOUR = 1800;
const DAY = 86_400;
/** Accepted as Stripe would, without an effect on the stand-in's page. */
const WITHOUT_EFFECT = [
  'allow_promotion_codes',
  'billing_address_collection',
  'locale',
  'payment_method_types',
  'payment_method_collection',
  'ui_mode',
];

export function checkoutSessions(api: Api): void {
  api.post('/v1/checkout/sessions', create);
  api.get('/v1/checkout/sessions', list);
  api.get('/v1/checkout/sessions/:id', ({ account, id }) => find(account, 'checkout.session', id));
  api.get('/v1/checkout/sessions/:id/line_items', ({ account, id }) =>
    wholeList(`/v1/checkout/sessions/${id}/line_items`, [find(account, 'session_sale', id).line]),
  );
  api.post('/v1/checkout/sessions/:id/expire', expire);
}

const create: Handler = ({ account, params }) => {
  const { store, clock, pagesUrl } = account;
  allowOnly(params, [
    ...['mode', 'success_url', 'cancel_url', 'customer', 'customer_email', 'client_reference_id'],
    ...['line_items', 'metadata', 'subscription_data', 'expires_at', ...WITHOUT_EFFECT],
  ]);
  const mode = requiredText(params.mode, 'mode');
  if (mode !== 'subscription') throw invalid('The stand-in sells subscriptions only.', 'mode');
  const customer = text(params.customer, 'customer');
  if (customer) find(account, 'customer', customer, 'customer');
  const line = lineOf(account, params);
  const sale = group(params.subscription_data);
  allowOnly(sale, ['metadata', 'description']);
  const session = newCheckoutSession(clock.now(), pagesUrl, line, {
    success_url: requiredText(params.success_url, 'success_url'),
    cancel_url: textOrNull(params.cancel_url, 'cancel_url') ?? null,
    customer: customer ?? null,
    customer_creation: customer ? null : 'always',
    customer_email: textOrNull(params.customer_email, 'customer_email') ?? null,
    client_reference_id: textOrNull(params.client_reference_id, 'client_reference_id') ?? null,
    metadata: metadata(params.metadata),
    expires_at: expiryOf(params, clock.now()),
  });
  store.put('session_sale', {
    id: session.id,
    line,
    subscriptionMetadata: metadata(sale.metadata),
    description: textOrNull(sale.description, 'subscription_data[description]') ?? null,
    paymentIntent: null,
  });
  return store.put('checkout.session', session);
};

const list: Handler = ({ account, params }) => {
  allowOnly(params, [...PAGING, 'customer', 'subscription', 'status', 'created']);
  const [customer, subscription] = [
    customerAsked(account, text(params.customer, 'customer')),
    text(params.subscription, 'subscription'),
  ];
  const status = oneOf(params.status, ['open', 'complete', 'expired'], 'status');
  const created = inRange(params.created, 'created');
  const rows = account.store
    .all('checkout.session')
    .filter((one) => (!customer || one.customer === customer) && (!subscription || one.subscription === subscription))
    .filter((one) => (!status || one.status === status) && created(one.created));
  return page('/v1/checkout/sessions', rows, params);
};

const expire: Handler = ({ account, id }) => {
  const session = find(account, 'checkout.session', id);
  if (session.status === 'open') return expireSession(account, session);
  throw invalid(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`,
  );
};

function lineOf(account: Account, params: Params): LineItem {
  const [first, second] = listOf(params.line_items);
  if (first === undefined) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (second !== undefined) throw invalid('The stand-in sells one thing a session.', 'line_items[1]');
  const given = group(first);
  allowOnly(given, ['price', 'quantity']);
  const price = find(account, 'price', requiredText(given.price, 'line_items[0][price]'), 'line_items[0][price]');
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, 'line_items[0][price]');
  const quantity = integer(given.quantity, 'line_items[0][quantity]') ?? 1;
  if (quantity < 1) throw invalid('This value must be greater than or equal to 1.', 'line_items[0][quantity]');
  return newLineItem(price, find(account, 'product', price.product).name, quantity);
}

function expiryOf(params: Params, now: number): number {
  const moment = integer(params.expires_at, 'expires_at') ?? now + DAY;
  // Some seconds of grace: the caller's clock read the time before the request travelled.
  if (moment >= now + HALF_HOUR - 10 && moment <= now + DAY + 10) return moment;
  throw invalid(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    'expires_at',
  );
}
