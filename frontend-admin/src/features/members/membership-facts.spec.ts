import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listMembershipDetails } from './membership-facts.ts';

const free = {
  tier: 'free',
  state: 'free',
  grantTier: null,
  subscription: null,
  pending: null,
  refund: null,
  refunded: null,
} as const;
const subscription = {
  tier: 'creator',
  interval: 'annual',
  amountCents: 25_000,
  status: 'active',
  periodEnd: '2027-11-21T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  graceEndsAt: null,
} as const;

it('returns only the state when the member is on the free plan', () => {
  assert.deepEqual(listMembershipDetails(free), [['State', 'Free']]);
});

it('returns the price and the date of the renewal or the end', () => {
  const paying = { ...free, tier: 'creator', state: 'paying', subscription } as const;
  assert.deepEqual(listMembershipDetails(paying), [
    ['State', 'Paying'],
    ['Subscription', 'Creator, $250 a year'],
    ['Renews', '21 Nov 2027'],
  ]);
  const ending = { ...paying, subscription: { ...subscription, cancelAtPeriodEnd: true } };
  assert.deepEqual(listMembershipDetails(ending).at(-1), ['Ends', '21 Nov 2027']);
});
