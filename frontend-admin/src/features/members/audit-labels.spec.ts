import assert from 'node:assert/strict';
import { it } from 'node:test';
import { getAuditLabel, formatAuditDetails } from './audit-labels.ts';

it('returns a label for a known action and formats an unknown one', () => {
  assert.equal(getAuditLabel('membership.tier-granted'), 'Plan set by an administrator');
  assert.equal(getAuditLabel('content.lesson-read'), 'Lesson read');
});

it('formats details and omits internal values', () => {
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
    assert.equal(formatAuditDetails(action, details), words);
});

it('formats a plan change with its date and omits price ids', () => {
  const startsAt = '2027-01-12T12:00:00.000Z';
  const prices = { before: 'price_1', after: 'price_2', startsAt };
  assert.equal(formatAuditDetails('billing.plan-change-scheduled', prices), 'On 12 Jan 2027');
  const plans = { ...prices, from: 'seeker', to: 'creator', interval: 'monthly' };
  assert.equal(formatAuditDetails('billing.plan-change-scheduled', plans), 'From Seeker to Creator, on 12 Jan 2027');
});
