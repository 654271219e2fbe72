import assert from 'node:assert/strict';
import { test } from 'node:test';
import type Stripe from 'stripe';
import { openTestAccount } from './testing/test-account.ts';

test('responds with a configured status and does not execute the request', async (t) => {
  const account = await openTestAccount(t);
  await account.control('faults', { route: 'POST /v1/customers', status: 503 });

  await assert.rejects(account.stripe.customers.create(), { statusCode: 503 });
  assert.deepEqual((await account.stripe.customers.list()).data, []);
  await account.control('faults', { route: 'POST /v1/customers' });
  assert.equal((await account.stripe.customers.create()).object, 'customer');
});

test('loses the response of a reset after the commit, and returns it for the same key', async (t) => {
  const account = await openTestAccount(t);
  const make = () =>
    account.stripe.customers.create({ name: 'Amara' }, { idempotencyKey: 'cust:1', maxNetworkRetries: 0 });
  await account.control('faults', { route: '/v1/customers', resetAfterCommit: true });
  await assert.rejects(make(), { type: 'StripeConnectionError' });
  await account.control('faults', {});

  const customer = await make();
  assert.equal(customer.lastResponse.headers['idempotent-replayed'], 'true');
  assert.equal((await account.stripe.customers.list()).data.length, 1);
});

test('repeats a 5xx for its key, but not a rejection', async (t) => {
  const account = await openTestAccount(t);
  const make = (idempotencyKey: string) => account.stripe.customers.create({ name: 'Amara' }, { idempotencyKey });
  await account.control('faults', { route: '/v1/customers', status: 500 });
  await assert.rejects(make('cust:1'), { statusCode: 500 });
  await account.control('faults', { route: '/v1/customers', status: 429 });
  await assert.rejects(make('cust:2'), { type: 'StripeRateLimitError' });
  await account.control('faults', {});

  await assert.rejects(make('cust:1'), { statusCode: 500 });
  assert.equal((await make('cust:2')).name, 'Amara');
});

test('neither responds nor executes when a route hangs', async (t) => {
  const account = await openTestAccount(t);
  await account.control('faults', { route: 'POST /v1/customers/:id', hang: true });
  const customer = await account.stripe.customers.create({ name: 'Amara' });

  await assert.rejects(
    account.stripe.customers.update(customer.id, { name: 'Other' }, { timeout: 50, maxNetworkRetries: 0 }),
    {
      type: 'StripeConnectionError',
    },
  );
  const { name } = (await account.stripe.customers.retrieve(customer.id)) as { name?: string };
  assert.equal(name, 'Amara');
});

test('rejects a second request while the first one with its key is in progress', async (t) => {
  const account = await openTestAccount(t);
  await account.control('faults', { route: 'POST /v1/customers', latencyMs: 100 });
  const make = () => account.stripe.customers.create({}, { idempotencyKey: 'cust:1', maxNetworkRetries: 0 });
  const results = await Promise.allSettled([make(), make()]);

  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const [refused] = results
    .filter((one) => one.status === 'rejected')
    .map((one) => one.reason as Stripe.errors.StripeError);
  assert.equal(refused?.statusCode, 409);
  assert.equal(refused?.code, 'idempotency_key_in_use');
});

test('logs requests with their parsed parameters', async (t) => {
  const account = await openTestAccount(t);
  await account.stripe.customers.create(
    { email: 'amara@example.org', metadata: { user_id: 'u1' } },
    { idempotencyKey: 'cust:u1' },
  );
  const { requests } = await account.control('requests');

  assert.partialDeepStrictEqual(requests, [
    {
      method: 'POST',
      path: '/v1/customers',
      params: { email: 'amara@example.org', metadata: { user_id: 'u1' } },
      idempotencyKey: 'cust:u1',
      status: 200,
    },
  ]);
});

test('rejects an unknown control', async (t) => {
  const account = await openTestAccount(t);
  const answers = await Promise.all([
    account.control('faults', { route: '*', surprise: true }),
    account.control('clock', { advance: 'tomorrow' }),
    account.control('webhooks', { mode: 'loud' }),
    account.control('webhooks', { copies: [3, 1] }),
  ]);

  assert.deepEqual(
    answers.map(({ error }) => (error as { param: string }).param),
    ['surprise', 'advance', 'mode', 'copies'],
  );
});
