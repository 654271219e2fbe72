import assert from 'node:assert/strict';
import { test } from 'node:test';
import type Stripe from 'stripe';
import {
  hasSameSubscription,
  createExpectedSubscriptionResponse,
  findEffectiveSubscription,
} from './expected-state.ts';

const END = Date.UTC(2030, 0, 31) / 1000;

function subscription(status: string, created = 1, lookupKey = 'creator_monthly'): Stripe.Subscription {
  const price = { lookup_key: lookupKey, recurring: { interval: lookupKey.endsWith('annual') ? 'year' : 'month' } };
  return { status, created, items: { data: [{ price, current_period_end: END }] } } as unknown as Stripe.Subscription;
}

test('winnerOf prefers paid to past due, past due to unpaid or canceled, then the latest', () => {
  const [over, resting, owed, paid] = ['canceled', 'unpaid', 'past_due', 'active'].map((status) =>
    subscription(status),
  );
  assert.equal(findEffectiveSubscription([over!, resting!, owed!, paid!]), paid);
  assert.equal(findEffectiveSubscription([over!, resting!, owed!]), owed);
  assert.equal(findEffectiveSubscription([over!, resting!]), resting);
  const later = subscription('active', 2);
  assert.equal(findEffectiveSubscription([paid!, later]), later);
});

test('answerFor returns the tier when the subscription is paid or past due, and free otherwise', () => {
  const answer = (winner?: Stripe.Subscription) => createExpectedSubscriptionResponse({ winner, lastPaid: 'creator' });
  const paid = { subscribed: true, tier: 'creator', interval: 'monthly', subscription_end: '2030-01-31T00:00:00.000Z' };
  assert.deepEqual(answer(subscription('active')), paid);
  assert.deepEqual(answer(subscription('past_due')), paid);
  assert.equal(answer(subscription('active', 1, 'visionary_annual')).interval, 'annual');
  for (const none of [undefined, subscription('unpaid'), subscription('canceled'), subscription('paused')]) {
    assert.deepEqual(answer(none), { subscribed: false, tier: 'free', interval: null, subscription_end: null });
  }
});

test('answerFor returns a higher plan when it is paid, and the last paid plan when its first payment is past due', () => {
  const tierOf = (status: string, lastPaid: string | undefined) =>
    createExpectedSubscriptionResponse({ winner: subscription(status, 1, 'visionary_monthly'), lastPaid }).tier;
  assert.equal(tierOf('active', 'seeker'), 'visionary');
  assert.equal(tierOf('past_due', 'seeker'), 'seeker');
  assert.equal(tierOf('past_due', undefined), 'visionary');
});

test('agrees compares timestamps by instant, not by format', () => {
  const answer = createExpectedSubscriptionResponse({ winner: subscription('active'), lastPaid: undefined });
  assert.ok(hasSameSubscription(answer, { ...answer, subscription_end: '2030-01-31T01:00:00+01:00' }));
  assert.ok(!hasSameSubscription(answer, { ...answer, tier: 'seeker' }));
  assert.ok(!hasSameSubscription(answer, { ...answer, subscription_end: null }));
});
