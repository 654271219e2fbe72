import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestAccount } from './testing/test-account.ts';

test('returns the first response for the same key and parameters', async (t) => {
  const { stripe } = await openTestAccount(t);
  const make = () => stripe.customers.create({ email: 'amara@example.org' }, { idempotencyKey: 'cust:1' });
  const [first, second] = [await make(), await make()];

  assert.equal(second.id, first.id);
  assert.equal(second.lastResponse.headers['idempotent-replayed'], 'true');
  assert.equal((await stripe.customers.list()).data.length, 1);
});

test('rejects the same key with other parameters', async (t) => {
  const { stripe } = await openTestAccount(t);
  await stripe.customers.create({ email: 'amara@example.org' }, { idempotencyKey: 'cust:1' });

  await assert.rejects(stripe.customers.create({ email: 'other@example.org' }, { idempotencyKey: 'cust:1' }), {
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
});

test('accepts the key of a rejected request again', async (t) => {
  const { stripe } = await openTestAccount(t);
  await assert.rejects(stripe.products.create({ name: '' }, { idempotencyKey: 'prod:1' }), {
    code: 'parameter_missing',
  });

  assert.equal((await stripe.products.create({ name: 'Creator' }, { idempotencyKey: 'prod:1' })).name, 'Creator');
});

test('lists every object once across pages, newest first', async (t) => {
  const { stripe } = await openTestAccount(t);
  const made: string[] = [];
  for (let i = 0; i < 5; i += 1) made.push((await stripe.customers.create({ name: `n${i}` })).id);
  const first = await stripe.customers.list({ limit: 2 });
  const seen: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 2 })) seen.push(customer.id);

  assert.equal(first.has_more, true);
  assert.deepEqual(seen, made.toReversed());
  const before = await stripe.customers.list({ limit: 2, ending_before: made[0]! });
  assert.deepEqual(
    before.data.map(({ id }) => id),
    [made[2], made[1]],
  );
  await assert.rejects(stripe.customers.list({ limit: 101 }), { statusCode: 400, param: 'limit' });
});

test('expands nested fields to the requested depth', async (t) => {
  const account = await openTestAccount(t);
  const { customer } = await account.subscriber();
  const { data } = await account.stripe.subscriptions.list({
    customer: String(customer),
    expand: [
      'data.customer',
      'data.latest_invoice.payments.data.payment.payment_intent',
      'data.items.data.price.product',
    ],
  });
  const invoice = data[0]?.latest_invoice;
  assert.ok(invoice && typeof invoice === 'object');
  const intent = invoice.payments?.data[0]?.payment.payment_intent;

  assert.partialDeepStrictEqual(data[0]?.customer, { email: 'amara@example.org' });
  assert.partialDeepStrictEqual(intent, { object: 'payment_intent', status: 'succeeded', amount: 2500 });
  assert.partialDeepStrictEqual(data[0]?.items.data[0]?.price.product, { name: 'Creator' });
  await assert.rejects(account.stripe.customers.retrieve(String(customer), { expand: ['nonsense'] }), {
    statusCode: 400,
  });
});

test("reports errors in Stripe's format", async (t) => {
  const { url, stripe } = await openTestAccount(t);
  const anonymous = await fetch(`${url}/v1/customers`);
  const badKey = await fetch(`${url}/v1/customers`, { headers: { authorization: 'Bearer nonsense' } });

  assert.equal(anonymous.status, 401);
  assert.equal(badKey.status, 401);
  await assert.rejects(stripe.subscriptions.retrieve('sub_unknown'), {
    statusCode: 404,
    code: 'resource_missing',
    message: "No such subscription: 'sub_unknown'",
  });
  await assert.rejects(stripe.subscriptions.list({ customer: 'cus_unknown' }), { code: 'resource_missing' });
  await assert.rejects(stripe.customers.create({ emial: 'a@example.org' } as object), {
    code: 'parameter_unknown',
    param: 'emial',
  });
  await assert.rejects(stripe.balance.retrieve(), { statusCode: 404, type: 'StripeInvalidRequestError' });
});

test('assigns a lookup key to one price, and transfers it on request', async (t) => {
  const { stripe } = await openTestAccount(t);
  const { id: product } = await stripe.products.create({ name: 'Creator' });
  const facts = { product, currency: 'usd', recurring: { interval: 'month' }, lookup_key: 'creator_monthly' } as const;
  await stripe.prices.create({ ...facts, unit_amount: 2000 });

  await assert.rejects(stripe.prices.create({ ...facts, unit_amount: 2500 }), { param: 'lookup_key' });
  const next = await stripe.prices.create({ ...facts, unit_amount: 2500, transfer_lookup_key: true });
  const found = await stripe.prices.list({ lookup_keys: ['creator_monthly'] });
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [next.id],
  );
});

test('never refunds more than the paid amount', async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber();
  const [paid] = await account.charges();
  const { payment_intent: intent } = await account.stripe.charges.retrieve(paid!.id);
  const part = await account.stripe.refunds.create({ payment_intent: String(intent), amount: 1000 });

  await assert.rejects(account.stripe.refunds.create({ charge: paid!.id, amount: 1501 }), { param: 'amount' });
  await account.stripe.refunds.create({ charge: paid!.id });
  await assert.rejects(account.stripe.refunds.create({ charge: paid!.id }), { code: 'charge_already_refunded' });
  const { refunds } = await account.control('ledger');
  assert.deepEqual(
    (refunds as { amount: number }[]).map(({ amount }) => amount),
    [1000, 1500],
  );
  assert.equal((refunds as { id: string }[])[0]?.id, part.id);
});
