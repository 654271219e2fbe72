import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Membership } from './api/membership.ts';
import { nextChargeText, paymentOverdueText, describeMembershipStatus } from './membership-status.ts';

const nothing = { tier: 'free', state: 'free', grantTier: null, subscription: null } as const;
const free: Membership = { ...nothing, pending: null, refund: null, refunded: null };
const subscription = {
  tier: 'creator',
  interval: 'annual',
  amountCents: 25_000,
  status: 'active',
  periodEnd: '2027-11-21T12:00:00Z',
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  graceEndsAt: null,
} as const;
const paying: Membership = { ...free, tier: 'creator', state: 'paying', subscription };
const ending = { tier: 'seeker', interval: 'monthly', amountCents: 1_000, startsAt: '2027-11-21T12:00:00Z' } as const;
const changing: Membership = {
  ...paying,
  state: 'pending-change',
  pending: { ...ending, opens: [], closes: [] },
};
const owing: Membership = {
  ...paying,
  state: 'past-due',
  subscription: { ...subscription, pastDueSince: '2027-11-21T12:00:00Z', graceEndsAt: '2027-12-05T12:00:00Z' },
};

it('shows the price and the paid period, and links to the account', () => {
  const { text: words, action } = describeMembershipStatus(paying);
  assert.equal(words, 'You have Creator at $250 a year, paid until Sunday 21 November 2027.');
  assert.equal(action?.leads, 'account');
});

it('shows a scheduled plan with its price and date', () => {
  assert.equal(
    describeMembershipStatus(changing).text,
    'You have Creator until Sunday 21 November 2027. Then Seeker, $10 a month, begins.',
  );
  assert.equal(nextChargeText(changing), 'The next charge is $10 on Sunday 21 November 2027.');
});

it('announces no further charge when the membership is cancelled', () => {
  const leaving: Membership = { ...paying, state: 'cancelling' };
  assert.match(describeMembershipStatus(leaving).text, /ends on Sunday 21 November 2027\. Nothing more is charged\./);
  assert.match(nextChargeText(leaving) ?? '', /Nothing more is charged/);
});

it('links to the card update when a payment is overdue, with the end of the grace period', () => {
  assert.equal(describeMembershipStatus(owing).action?.leads, 'portal');
  assert.match(
    paymentOverdueText(owing.tier, owing.subscription),
    /\$250 did not go through\. Everything stays open until Sunday 5 December 2027/,
  );
  assert.match(paymentOverdueText('free', owing.subscription), /your membership is paused/);
});

it('shows no action when the member pays nothing', () => {
  const refunded = { amountCents: 25_000, refundedAt: '2026-11-21T12:00:00Z' };
  for (const membership of [free, { ...free, tier: 'seeker', state: 'granted', grantTier: 'seeker' } as const])
    assert.equal(describeMembershipStatus(membership).action, undefined);
  assert.match(describeMembershipStatus({ ...free, state: 'refunded', refunded }).text, /We refunded \$250/);
});
