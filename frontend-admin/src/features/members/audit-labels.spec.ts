import assert from 'node:assert/strict';
import { it } from 'node:test';
import { auditLabelOf, detailsOf } from './audit-labels.ts';

it('says what was done, and makes words of what it does not know', () => {
  assert.equal(auditLabelOf('membership.tier-granted'), 'Plan set by an administrator');
  assert.equal(auditLabelOf('content.lesson-read'), 'Lesson read');
});

it('tells the details in words, and nothing of the machinery', () => {
  const session = '01a20000-0000-7000-8000-000000000000';
  for (const [action, details, words] of [
    [
      'auth.signed-in',
      { method: 'otp', newDevice: true, sessionId: session },
      'With a link or code by email, from a new device',
    ],
    ['auth.signed-in', { method: 'password', newDevice: false, sessionId: session }, 'With the password'],
    ['auth.sign-in-failed', { reason: 'wrong-password' }, 'Wrong password'],
    ['auth.signed-out', { scope: 'global', sessions: 3 }, 'On all devices'],
    ['auth.signed-out', { scope: 'local', sessions: 1 }, ''],
    ['auth.role-added', { role: 'editor' }, 'Editor'],
    ['auth.account-changed', { fields: ['email', 'metadata'] }, 'Email, name'],
    ['billing.refunded', { invoice: 'in_1', subscription: 'sub_1', amountCents: 25_000 }, '$250'],
    ['membership.tier-granted', { before: 'free', after: 'creator', until: null }, 'From Free to Creator'],
    ['content.lesson-read', { id: session }, ''],
  ] as const)
    assert.equal(detailsOf(action, details), words);
});

it('tells a plan change with its day, and without the names of prices', () => {
  const startsAt = '2027-01-12T12:00:00.000Z';
  const prices = { before: 'price_1', after: 'price_2', startsAt };
  assert.equal(detailsOf('billing.plan-change-scheduled', prices), 'On 12 Jan 2027');
  const plans = { ...prices, from: 'seeker', to: 'creator', interval: 'monthly' };
  assert.equal(detailsOf('billing.plan-change-scheduled', plans), 'From Seeker to Creator, on 12 Jan 2027');
});
