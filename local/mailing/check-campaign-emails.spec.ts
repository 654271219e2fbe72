import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CampaignEmailRecords, type StoredEmail, checkCampaignEmails } from './check-campaign-emails.ts';
import type { PlannedPerson } from './people.ts';

const noon = Date.parse('2026-12-01T12:00-05:00');

const person = (name: string, values: Partial<PlannedPerson> = {}): PlannedPerson => ({
  ...{ id: name, email: `${name}@example.org`, firstName: null, outcome: 'delivered', isInBoth: false },
  meanwhile: undefined,
  ...values,
});

const stored = (name: string, values: Partial<StoredEmail> = {}): StoredEmail => ({
  ...{ recipient: `${name}@example.org`, campaign: 'all', providerId: `re_${name}`, state: 'delivered' },
  ...{ reason: null, attemptedAt: noon },
  ...values,
});

const received = (name: string, id = `re_${name}`) => ({ id, recipient: `${name}@example.org` });

function findBroken(changes: Partial<CampaignEmailRecords>): string[] {
  const records: CampaignEmailRecords = {
    ...{ people: [person('one')], campaigns: ['all', 'some'], stored: [stored('one')], received: [received('one')] },
    ...{ unsubscribedAt: new Map(), suppressedAt: new Map(), listedUnknown: 0 },
    ...changes,
  };
  return checkCampaignEmails(records)
    .filter(({ found, most = 0 }) => found > most)
    .map(({ name }) => name);
}

test('the comparison finds nothing when each recipient got the email once', () => {
  assert.deepEqual(findBroken({}), []);
});

test('the comparison finds an email that the mailbox received twice', () => {
  const broken = findBroken({ received: [received('one'), received('one', 're_again')] });
  assert.deepEqual(broken, ['recipients with a duplicate', 'emails that only the mailbox or only the product has']);
});

test('the comparison finds a recipient without a row, with an open row, and with an email that never arrived', () => {
  const missing = 'recipients without the email and without a reason';
  assert.deepEqual(findBroken({ stored: [], received: [] }), [missing]);
  const open = stored('one', { providerId: null, state: 'sending' });
  assert.deepEqual(findBroken({ stored: [open], received: [] }), [missing]);
  assert.ok(findBroken({ received: [] }).includes(missing));
});

test('the comparison accepts a reason only when it applies to the person', () => {
  const leftOut = (reason: string) => [stored('one', { providerId: null, state: 'suppressed', reason })];
  const times = new Map([['one@example.org', noon]]);
  const none = { received: [] };
  for (const reason of ['unsubscribed', 'suppressed', 'held-back', 'stopped'])
    assert.equal(findBroken({ ...none, stored: leftOut(reason) }).length, 1, reason);
  assert.deepEqual(findBroken({ ...none, stored: leftOut('unsubscribed'), unsubscribedAt: times }), []);
  assert.deepEqual(findBroken({ ...none, stored: leftOut('suppressed'), suppressedAt: times }), []);
  const failed = [stored('one', { providerId: null, state: 'failed', reason: 'validation_error' })];
  assert.equal(findBroken({ ...none, stored: failed }).length, 1);
  assert.deepEqual(findBroken({ ...none, stored: failed, people: [person('one', { outcome: 'rejected' })] }), []);
});

test('the comparison finds an email of a suppressed person, and one after unsubscribing', () => {
  const gone = [person('one', { outcome: 'suppressed' })];
  assert.ok(findBroken({ people: gone }).includes('suppressed people who got an email'));
  const before = new Map([['one@example.org', noon - 1]]);
  const after = new Map([['one@example.org', noon + 1]]);
  assert.deepEqual(findBroken({ suppressedAt: before }), ['suppressed people who got an email']);
  assert.deepEqual(findBroken({ unsubscribedAt: before }), ['people who got an email after they unsubscribed']);
  assert.deepEqual(findBroken({ unsubscribedAt: after, suppressedAt: after }), []);
});

test('the comparison finds two emails on one day, and allows them on two days', () => {
  const people = [person('one', { isInBoth: true })];
  const twice = (attemptedAt: number) => ({
    people,
    stored: [stored('one'), stored('one', { campaign: 'some', providerId: 're_some', attemptedAt })],
    received: [received('one'), received('one', 're_some')],
  });
  assert.deepEqual(findBroken(twice(noon + 1000)), ['people who got two emails of the list on one day']);
  assert.deepEqual(findBroken(twice(noon + 86_400_000)), []);
});

test('the comparison finds an unknown result that is not listed, and too many of them', () => {
  const unknown = [stored('one', { providerId: null, state: 'unknown' })];
  assert.deepEqual(findBroken({ stored: unknown, received: [], listedUnknown: 1 }), ['emails with an unknown result']);
  assert.ok(findBroken({ stored: unknown, received: [] }).includes('unknown emails that staff do not see'));
});

test('the comparison finds a state that differs from the report of the mailbox', () => {
  const state = 'emails with another state than the mailbox reported';
  assert.deepEqual(findBroken({ stored: [stored('one', { state: 'sent' })] }), [state]);
  assert.deepEqual(findBroken({ people: [person('one', { outcome: 'bounced' })] }), [state]);
});
