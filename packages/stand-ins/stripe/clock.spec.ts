import assert from 'node:assert/strict';
import { test } from 'node:test';
import type Stripe from 'stripe';
import { computePeriodEnd } from './billing/periods.ts';
import { openTestAccount, type TestAccount } from './testing/test-account.ts';

const later = (account: TestAccount, advance: string) => account.control('clock', { advance });
const endOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end;

test('renews a monthly subscription once after a month and sends the webhook before the response', async (t) => {
  const account = await openTestAccount(t);
  const before = await account.subscriber();
  const { offsetSeconds } = await later(account, '31d');

  assert.equal(offsetSeconds, 31 * 86_400);
  assert.equal(account.receiver.eventsOfType('invoice.paid').length, 2);
  const after = await account.stripe.subscriptions.retrieve(before.id, { expand: ['latest_invoice'] });
  assert.equal(after.items.data[0]?.current_period_start, endOf(before));
  assert.partialDeepStrictEqual(after.latest_invoice, {
    status: 'paid',
    billing_reason: 'subscription_cycle',
    created: endOf(before),
  });
  assert.equal((await account.charges()).length, 2);
});

test('does not renew an annual subscription within its year', async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber('year');
  await later(account, '364d');
  assert.equal((await account.charges()).length, 1);
  await later(account, '2d');
  assert.equal((await account.charges()).length, 2);
});

test('renews each month at its own time when the clock jumps several months', async (t) => {
  const account = await openTestAccount(t);
  const { id, start_date: start } = await account.subscriber();
  await later(account, '93d');
  const { data } = await account.stripe.invoices.list({ subscription: id });

  const ends = [0, 1, 2].map((months) =>
    computePeriodEnd(start, { interval: 'month', interval_count: 1 }, start + months * 31 * 86_400),
  );
  assert.deepEqual(data.map(({ created }) => created).toReversed(), [start, ...ends]);
});

test('ends a canceled subscription with its period and bills no further one', async (t) => {
  const account = await openTestAccount(t);
  const { id } = await account.subscriber();
  const asked = await account.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  assert.equal(asked.cancel_at, endOf(asked));
  await later(account, '32d');

  const ended = await account.stripe.subscriptions.retrieve(id);
  assert.equal(ended.status, 'canceled');
  assert.equal(ended.ended_at, endOf(asked));
  assert.equal((await account.charges()).length, 1);
  assert.equal(account.receiver.eventsOfType('customer.subscription.deleted').length, 1);
});

test('expires an open session at its expiry time', async (t) => {
  const account = await openTestAccount(t);
  const session = await account.session();
  await later(account, '23h');
  assert.equal((await account.stripe.checkout.sessions.retrieve(session.id)).status, 'open');
  await later(account, '2h');
  assert.equal((await account.stripe.checkout.sessions.retrieve(session.id)).status, 'expired');
  assert.equal(account.receiver.eventsOfType('checkout.session.expired').length, 1);
});

test('returns to the 31st after a short month', () => {
  const anchor = Date.UTC(2026, 0, 31, 12) / 1000;
  const monthly = { interval: 'month', interval_count: 1 } as const;
  const february = computePeriodEnd(anchor, monthly, anchor);
  const march = computePeriodEnd(anchor, monthly, february);

  assert.equal(new Date(february * 1000).toISOString(), '2026-02-28T12:00:00.000Z');
  assert.equal(new Date(march * 1000).toISOString(), '2026-03-31T12:00:00.000Z');
});

test('announces the new time to clock readers before work becomes due', async (t) => {
  const account = await openTestAccount(t);
  await account.subscriber();
  let known = 0;
  const paidWhenKnown: number[] = [];
  const read = async () => {
    const { offsetSeconds } = await account.control(`clock?reader=follower&knows=${known}`);
    if (offsetSeconds === known) return;
    known = Number(offsetSeconds);
    paidWhenKnown.push(account.receiver.eventsOfType('invoice.paid').length);
    await read();
  };
  const follower = setInterval(() => void read(), 1000);
  t.after(() => clearInterval(follower));
  await read();
  await later(account, '31d');

  assert.deepEqual(paidWhenKnown, [1]);
  assert.equal(account.receiver.eventsOfType('invoice.paid').length, 2);
});
