import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startStripe } from './start-stripe.ts';
import { WebhookReceiver } from './testing/receiver.ts';
import { assertStripeObjectShape } from './testing/shapes.ts';
import { TEST_WEBHOOK_SECRET, TestAccount, openTestAccount } from './testing/test-account.ts';

test('sends webhooks of a purchase that the SDK verifies', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  await account.submitForm(`${session.url}/pay`);
  const [received] = await account.receiver.until('checkout.session.completed', 1);

  const event = account.stripe.webhooks.constructEvent(received!.body, received!.signature, TEST_WEBHOOK_SECRET);
  assert.equal(event.type, 'checkout.session.completed');
  assert.partialDeepStrictEqual(event.data.object, { id: session.id, status: 'complete' });
  assert.throws(() => account.stripe.webhooks.constructEvent(received!.body, received!.signature, 'whsec_other'));
  assert.throws(() =>
    account.stripe.webhooks.constructEvent(`${received!.body} `, received!.signature, TEST_WEBHOOK_SECRET),
  );
  await Promise.all(['customer.subscription.created', 'invoice.paid'].map((type) => account.receiver.until(type, 1)));
});

test('signs with both secrets during a rotation', async (t) => {
  const receiver = new WebhookReceiver();
  const url = await receiver.open();
  t.after(() => receiver.close());
  const running = await startStripe({ port: 0, webhook: { url, secret: 'whsec_old,whsec_new' } });
  t.after(() => running.close());
  const account = new TestAccount(running.url, receiver);
  await account.subscriber();
  const [received] = await receiver.until('invoice.paid', 1);

  for (const secret of ['whsec_old', 'whsec_new']) {
    assert.equal(
      account.stripe.webhooks.constructEvent(received!.body, received!.signature, secret).type,
      'invoice.paid',
    );
  }
});

test('signs with the real time, independent of the clock', async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber();
  await account.control('clock', { advance: '62d' });
  const received = account.receiver.eventsOfType('invoice.paid').at(-1);

  const event = account.stripe.webhooks.constructEvent(received!.body, received!.signature, TEST_WEBHOOK_SECRET);
  assert.ok(event.created > Date.now() / 1000 + 30 * 86_400);
});

test('sends duplicates with the same event', async (t) => {
  const account = await openTestAccount(t);
  await account.control('webhooks', { mode: 'duplicate' });
  await account.subscriber();
  const received = await account.receiver.until('invoice.paid', 2);

  assert.equal(new Set(received.map(({ id }) => id)).size, 1);
});

test('sends held webhooks only after their release', async (t) => {
  const account = await openTestAccount(t);
  await account.control('webhooks', { mode: 'hold' });
  await account.subscriber();
  await account.control('clock', { advance: '1d' });
  assert.deepEqual(account.receiver.received, []);

  await account.control('webhooks', { mode: 'release' });
  await account.receiver.until('invoice.paid', 1);
});

test('never sends dropped webhooks but lists their events', async (t) => {
  const account = await openTestAccount(t);
  await account.control('webhooks', { mode: 'drop' });
  await account.subscriber();
  await account.control('webhooks', { mode: 'normal' });
  await account.control('clock', { advance: '1d' });

  const { data } = await account.stripe.events.list({ delivery_success: false, types: ['invoice.paid'] });
  assert.equal(data.length, 1);
  assert.deepEqual(account.receiver.received, []);
  assert.equal((await account.stripe.events.retrieve(data[0]!.id)).type, 'invoice.paid');
});

test('retries a failed webhook until it succeeds', async (t) => {
  const account = await openTestAccount(t);
  account.receiver.responseStatus = 500;
  await account.subscriber();
  const [first] = await account.receiver.until('invoice.paid', 1);
  await account.control('clock', { advance: '1s' });
  account.receiver.responseStatus = 200;
  const arrivals = await account.receiver.until('invoice.paid', 2);

  assert.equal(arrivals.at(-1)?.id, first!.id);
  await account.control('clock', { advance: '1m' });
  const { data } = await account.stripe.events.list({ delivery_success: false });
  assert.deepEqual(data, []);
});

test('sends pending webhooks after a restart', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const options = { port: 0, dataFile: join(folder, 'stripe.jsonl') };
  const unreachable = { url: 'http://127.0.0.1:9/', secret: TEST_WEBHOOK_SECRET };
  const first = await startStripe({ ...options, webhook: unreachable });
  await new TestAccount(first.url, new WebhookReceiver()).subscriber();
  await first.close();

  const { receiver } = await openTestAccount(t, { dataFile: options.dataFile });
  await receiver.until('invoice.paid', 1);
});

test('sends the updated event types of an endpoint, and nothing after its removal', async (t) => {
  const account = await openTestAccount(t);
  const other = new WebhookReceiver();
  const url = await other.open();
  t.after(() => other.close());
  const { webhookEndpoints } = account.stripe;
  const { id } = await webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
  const changed = await webhookEndpoints.update(id, { enabled_events: ['customer.subscription.created'] });
  assert.equal(changed.secret, undefined);
  await account.subscriber();
  await other.until('customer.subscription.created', 1);
  await webhookEndpoints.del(id);
  await account.subscriber();
  await account.control('clock', { advance: '1s' });
  assert.deepEqual(
    other.received.map(({ type }) => type),
    ['customer.subscription.created'],
  );
  assert.deepEqual(
    (await webhookEndpoints.list()).data.map(({ id }) => id),
    ['we_site'],
  );
});

test('sends an API endpoint the events that it subscribes to', async (t) => {
  const account = await openTestAccount(t);
  const other = new WebhookReceiver();
  const url = await other.open();
  t.after(() => other.close());
  const { secret } = await account.stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
  await account.subscriber();
  const [received] = await other.until('invoice.paid', 1);

  assert.equal(
    account.stripe.webhooks.constructEvent(received!.body, received!.signature, String(secret)).type,
    'invoice.paid',
  );
  await account.control('clock', { advance: '1s' });
  assert.deepEqual(new Set(other.received.map(({ type }) => type)), new Set(['invoice.paid']));
});

test("sends all events to an endpoint for all, each with its object's shape", async (t) => {
  const account = await openTestAccount(t);
  const { stripe } = account;
  const other = new WebhookReceiver();
  const url = await other.open();
  t.after(() => other.close());
  await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });

  const session = await account.session();
  await account.submitForm(`${session.url}/decline`);
  await account.submitForm(`${session.url}/pay`);
  await stripe.customers.update(String(session.customer), { name: 'Amara' });
  const [charge] = await account.charges();
  await account.control('disputes', { charge: charge!.id });
  await account.control('clock', { advance: '1s' });

  const objects = {
    'customer.created': 'customer',
    'customer.updated': 'customer',
    'charge.failed': 'charge',
    'charge.succeeded': 'charge',
    'invoice.created': 'invoice',
    'invoice.finalized': 'invoice',
    'invoice.paid': 'invoice',
    'invoice.payment_succeeded': 'invoice',
    'invoice_payment.paid': 'invoice_payment',
    'payment_intent.created': 'payment_intent',
    'payment_intent.succeeded': 'payment_intent',
    'payment_method.attached': 'payment_method',
    'charge.dispute.created': 'dispute',
    'charge.dispute.funds_withdrawn': 'dispute',
    'product.created': 'product',
    'price.created': 'price',
  };
  for (const [type, object] of Object.entries(objects)) {
    const [received] = await other.until(type, 1);
    assertStripeObjectShape(object, (JSON.parse(received!.body) as { data: { object: object } }).data.object);
  }
  assert.equal(
    other.eventsOfType('payment_intent.created').length,
    other.eventsOfType('payment_intent.succeeded').length,
  );
  assert.deepEqual(account.receiver.eventsOfType('charge.succeeded'), []);
});
