import assert from 'node:assert/strict';
import { test } from 'node:test';
import type Stripe from 'stripe';
import { openTestAccount, type TestAccount } from './testing/test-account.ts';

async function portalOf(account: TestAccount, subscription: Stripe.Subscription): Promise<string> {
  const { url } = await account.stripe.billingPortal.sessions.create({
    customer: String(subscription.customer),
    return_url: 'http://site.example/account/membership',
  });
  return url;
}

test('Cancel subscription lets the paid period run, Keep subscription takes it back', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  const url = await portalOf(account, subscription);
  const now = () => account.stripe.subscriptions.retrieve(subscription.id);

  await account.press(`${url}/cancel`);
  assert.partialDeepStrictEqual(await now(), { status: 'active', cancel_at_period_end: true });
  assert.match(await (await fetch(url)).text(), /Keep subscription/);
  await account.press(`${url}/keep`);
  assert.partialDeepStrictEqual(await now(), { status: 'active', cancel_at_period_end: false, cancel_at: null });
  const told = await account.receiver.until('customer.subscription.updated', 2);
  assert.partialDeepStrictEqual(JSON.parse(told[0]!.body), {
    data: { previous_attributes: { cancel_at_period_end: false } },
  });
});

test('a declined renewal is past due until a working card pays it', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  const url = await portalOf(account, subscription);
  const status = async () => (await account.stripe.subscriptions.retrieve(subscription.id)).status;

  await account.press(`${url}/card`, { card: 'declines' });
  await account.control('clock', { advance: '32d' });
  assert.equal(await status(), 'past_due');
  assert.equal(account.receiver.of('invoice.payment_failed').length, 1);
  assert.equal((await account.charges()).length, 1);

  await account.press(`${url}/card`, { card: 'works' });
  assert.equal(await status(), 'active');
  assert.equal((await account.charges()).length, 2);
});

test('after the last vain try the subscription ends', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  await account.press(`${await portalOf(account, subscription)}/card`, { card: 'declines' });
  await account.control('clock', { advance: '50d' });

  const ended = await account.stripe.subscriptions.retrieve(subscription.id);
  assert.equal(ended.status, 'canceled');
  assert.equal(ended.cancellation_details?.reason, 'payment_failed');
  assert.equal(account.receiver.of('invoice.payment_failed').length, 4);
});

test('what follows the last vain try is a setting, and a working card still mends it', async (t) => {
  const account = await openTestAccount(t);
  await account.control('retries', { end: 'unpaid' });
  const subscription = await account.subscriber();
  const url = await portalOf(account, subscription);
  const status = async () => (await account.stripe.subscriptions.retrieve(subscription.id)).status;
  await account.press(`${url}/card`, { card: 'declines' });
  await account.control('clock', { advance: '50d' });
  assert.equal(await status(), 'unpaid');

  await account.press(`${url}/card`, { card: 'works' });
  assert.equal(await status(), 'active');
});

test('each vain try names the next one: after 3, 5 and 7 days', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  await account.press(`${await portalOf(account, subscription)}/card`, { card: 'declines' });
  await account.control('clock', { advance: '50d' });

  const failures = (await account.stripe.events.list({ types: ['invoice.payment_failed'] })).data.toReversed();
  const invoices = failures.map(({ data: { object } }) => object as Stripe.Invoice);
  const tries = [invoices[0]?.created ?? 0, ...invoices.map(({ next_payment_attempt: next }) => next)];
  const waits = tries.slice(1).map((next, at) => (next === null ? null : (next - Number(tries[at])) / 86_400));
  assert.deepEqual(waits, [3, 5, 7, null]);
});

test('a card that asks each time leaves the renewal waiting for its holder', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  await account.press(`${await portalOf(account, subscription)}/card`, { card: 'asks' });
  await account.control('clock', { advance: '32d' });

  assert.equal((await account.stripe.subscriptions.retrieve(subscription.id)).status, 'past_due');
  assert.equal(account.receiver.of('invoice.payment_action_required').length, 1);
});

test('the page offers what its configuration allows, and nothing else works', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  const configuration = await account.stripe.billingPortal.configurations.create({
    features: { subscription_cancel: { enabled: false }, invoice_history: { enabled: false } },
  });
  const { url } = await account.stripe.billingPortal.sessions.create({
    customer: String(subscription.customer),
    configuration: configuration.id,
  });
  const page = await (await fetch(url)).text();
  await account.press(`${url}/cancel`);

  assert.doesNotMatch(page, /Cancel subscription|Invoices/);
  assert.match(page, /The plan itself is changed on the site/);
  assert.equal((await account.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end, false);
});

test('deleting a customer ends what they pay for', async (t) => {
  const account = await openTestAccount(t);
  const { id, customer } = await account.subscriber();
  await account.stripe.customers.del(String(customer));

  assert.equal((await account.stripe.subscriptions.retrieve(id)).status, 'canceled');
  assert.deepEqual(await account.stripe.customers.retrieve(String(customer)).then(({ deleted }) => deleted), true);
  await account.receiver.until('customer.deleted', 1);
});
