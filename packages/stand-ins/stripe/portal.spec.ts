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

test('cancels at the end of the period, and resumes on Keep subscription', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  const url = await portalOf(account, subscription);
  const now = () => account.stripe.subscriptions.retrieve(subscription.id);

  await account.submitForm(`${url}/cancel`);
  assert.partialDeepStrictEqual(await now(), { status: 'active', cancel_at_period_end: true });
  assert.match(await (await fetch(url)).text(), /Keep subscription/);
  await account.submitForm(`${url}/keep`);
  assert.partialDeepStrictEqual(await now(), { status: 'active', cancel_at_period_end: false, cancel_at: null });
  const webhooks = await account.receiver.until('customer.subscription.updated', 2);
  assert.partialDeepStrictEqual(JSON.parse(webhooks[0]!.body), {
    data: { previous_attributes: { cancel_at_period_end: false } },
  });
});

test('stays past due after a declined renewal until a working card pays it', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  const url = await portalOf(account, subscription);
  const status = async () => (await account.stripe.subscriptions.retrieve(subscription.id)).status;

  await account.submitForm(`${url}/card`, { card: 'declines' });
  await account.control('clock', { advance: '32d' });
  assert.equal(await status(), 'past_due');
  assert.equal(account.receiver.eventsOfType('invoice.payment_failed').length, 1);
  assert.equal((await account.charges()).length, 1);

  await account.submitForm(`${url}/card`, { card: 'works' });
  assert.equal(await status(), 'active');
  assert.equal((await account.charges()).length, 2);
});

test('ends the subscription after the last failed attempt', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  await account.submitForm(`${await portalOf(account, subscription)}/card`, { card: 'declines' });
  await account.control('clock', { advance: '50d' });

  const ended = await account.stripe.subscriptions.retrieve(subscription.id);
  assert.equal(ended.status, 'canceled');
  assert.equal(ended.cancellation_details?.reason, 'payment_failed');
  assert.equal(account.receiver.eventsOfType('invoice.payment_failed').length, 4);
});

test('applies the configured outcome of the last failed attempt, and a working card still pays', async (t) => {
  const account = await openTestAccount(t);
  await account.control('retries', { end: 'unpaid' });
  const subscription = await account.subscriber();
  const url = await portalOf(account, subscription);
  const status = async () => (await account.stripe.subscriptions.retrieve(subscription.id)).status;
  await account.submitForm(`${url}/card`, { card: 'declines' });
  await account.control('clock', { advance: '50d' });
  assert.equal(await status(), 'unpaid');

  await account.submitForm(`${url}/card`, { card: 'works' });
  assert.equal(await status(), 'active');
});

test('schedules the next attempt after 3, 5 and 7 days', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  await account.submitForm(`${await portalOf(account, subscription)}/card`, { card: 'declines' });
  await account.control('clock', { advance: '50d' });

  const failures = (await account.stripe.events.list({ types: ['invoice.payment_failed'] })).data.toReversed();
  const invoices = failures.map(({ data: { object } }) => object as Stripe.Invoice);
  const tries = [invoices[0]?.created ?? 0, ...invoices.map(({ next_payment_attempt: next }) => next)];
  const waits = tries.slice(1).map((next, at) => (next === null ? null : (next - Number(tries[at])) / 86_400));
  assert.deepEqual(waits, [3, 5, 7, null]);
});

test('waits for the card holder when a renewal needs authentication', async (t) => {
  const account = await openTestAccount(t);
  const subscription = await account.subscriber();
  await account.submitForm(`${await portalOf(account, subscription)}/card`, { card: 'asks' });
  await account.control('clock', { advance: '32d' });

  assert.equal((await account.stripe.subscriptions.retrieve(subscription.id)).status, 'past_due');
  assert.equal(account.receiver.eventsOfType('invoice.payment_action_required').length, 1);
});

test('offers only the features that its configuration enables', async (t) => {
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
  await account.submitForm(`${url}/cancel`);

  assert.doesNotMatch(page, /Cancel subscription|Invoices/);
  assert.match(page, /The plan itself is changed on the site/);
  assert.equal((await account.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end, false);
});

test('ends the subscriptions of a deleted customer', async (t) => {
  const account = await openTestAccount(t);
  const { id, customer } = await account.subscriber();
  await account.stripe.customers.del(String(customer));

  assert.equal((await account.stripe.subscriptions.retrieve(id)).status, 'canceled');
  assert.deepEqual(await account.stripe.customers.retrieve(String(customer)).then(({ deleted }) => deleted), true);
  await account.receiver.until('customer.deleted', 1);
});
