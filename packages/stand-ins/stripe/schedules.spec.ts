import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type Stripe from 'stripe';
import { openTestAccount, type TestAccount } from './testing/test-account.ts';

const later = (account: TestAccount, advance: string) => account.control('clock', { advance });
const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!;

async function changing(t: TestContext, { amount = 4000, interval = 'month' as 'month' | 'year' } = {}) {
  const account = await openTestAccount(t);
  const { stripe } = account;
  const subscription = await account.subscriber();
  const { price, current_period_end: change } = itemOf(subscription);
  const next = await stripe.prices.create({
    product: String(price.product),
    currency: 'usd',
    unit_amount: amount,
    recurring: { interval },
  });
  const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const schedule = await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [{ price: price.id, quantity: 1 }], start_date: phases[0]!.start_date, end_date: phases[0]!.end_date },
      {
        items: [{ price: next.id, quantity: 1 }],
        proration_behavior: 'none',
        duration: { interval, interval_count: 1 },
      },
    ],
  });
  const now = () => stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice', 'schedule'] });
  return { account, stripe, subscription, price, next, change, schedule, now };
}

test('applies a scheduled price from the next period on', async (t) => {
  const { account, next, price, change, now } = await changing(t);
  const before = await now();
  assert.equal(itemOf(before).price.id, price.id);
  assert.ok(typeof before.schedule === 'object' && before.schedule?.phases[1]?.start_date === change);
  await later(account, '31d');

  const after = await now();
  assert.equal(itemOf(after).price.id, next.id);
  assert.equal(itemOf(after).current_period_start, change);
  assert.partialDeepStrictEqual(after.latest_invoice, { amount_paid: 4000, billing_reason: 'subscription_cycle' });
  assert.deepEqual(
    (await account.charges()).map(({ amount }) => amount),
    [2500, 4000],
  );
});

test('starts a period at the change of interval', async (t) => {
  const { account, change, now } = await changing(t, { amount: 40_000, interval: 'year' });
  await later(account, '31d');
  const after = await now();

  assert.equal(after.billing_cycle_anchor, change);
  assert.ok(itemOf(after).current_period_end > change + 364 * 86_400);
  await later(account, '60d');
  assert.equal((await account.charges()).length, 2);
});

test('releases the subscription after the last phase', async (t) => {
  const { account, stripe, schedule, subscription, next, now } = await changing(t);
  await later(account, '62d');

  assert.partialDeepStrictEqual(await stripe.subscriptionSchedules.retrieve(schedule.id), {
    status: 'released',
    subscription: null,
    released_subscription: subscription.id,
  });
  const after = await now();
  assert.equal(after.schedule, null);
  assert.equal(itemOf(after).price.id, next.id);
  assert.equal((await account.charges()).length, 3);
});

test('changes nothing when the schedule is released before the change', async (t) => {
  const { account, stripe, schedule, price, now } = await changing(t);
  await stripe.subscriptionSchedules.release(schedule.id);
  await later(account, '31d');

  assert.equal(itemOf(await now()).price.id, price.id);
  await assert.rejects(stripe.subscriptionSchedules.release(schedule.id), { statusCode: 400 });
  const types = new Set(account.receiver.received.map(({ type }) => type));
  for (const verb of ['created', 'updated', 'released']) assert.ok(types.has(`subscription_schedule.${verb}`), verb);
});

test('rejects cancellation at period end and a second schedule while scheduled', async (t) => {
  const { stripe, subscription } = await changing(t);

  await assert.rejects(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }), {
    statusCode: 400,
    message: /managed by the subscription schedule/,
  });
  await assert.rejects(stripe.subscriptionSchedules.create({ from_subscription: subscription.id }), {
    param: 'from_subscription',
  });
});

test('ends the schedule with its subscription, and the subscription with its schedule', async (t) => {
  const one = await changing(t);
  await one.stripe.subscriptions.cancel(one.subscription.id);
  assert.equal((await one.stripe.subscriptionSchedules.retrieve(one.schedule.id)).status, 'canceled');

  const other = await changing(t);
  await other.stripe.subscriptionSchedules.cancel(other.schedule.id);
  assert.equal((await other.now()).status, 'canceled');
});

test('rejects phases that change the current one', async (t) => {
  const { stripe, schedule, price, next, change } = await changing(t);
  const [first] = schedule.phases;
  const update = (...phases: Stripe.SubscriptionScheduleUpdateParams.Phase[]) =>
    stripe.subscriptionSchedules.update(schedule.id, { phases });
  const items = [{ price: price.id }];

  await assert.rejects(update({ items, end_date: change }), /missing at least one phase with a `start_date`/);
  await assert.rejects(update({ items, start_date: first!.start_date - 60, end_date: change }), { param: 'phases' });
  await assert.rejects(update({ items: [{ price: next.id }], start_date: first!.start_date, end_date: change }), {
    param: 'phases[0][items]',
  });
});

test('previews the next invoice as scheduled, or with the given changes', async (t) => {
  const { stripe, subscription, price, change } = await changing(t);
  const scheduled = await stripe.invoices.createPreview({ subscription: subscription.id });
  const asked = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: [{ id: itemOf(subscription).id, price: price.id }] },
  });

  assert.partialDeepStrictEqual(scheduled, { amount_due: 4000, status: 'draft', period_start: change });
  assert.equal(asked.amount_due, 2500);
  assert.equal((await stripe.invoices.list({ subscription: subscription.id })).data.length, 1);
});
