import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkReflectionEmails, findSlots } from './check-reflection-emails.ts';

const start = new Date('2026-11-25T17:00:00Z');
const slots = findSlots(['Pacific/Kiritimati', 'Asia/Kathmandu', 'America/New_York'], start, 24);
const people = [{ email: 'one@example.org', zone: 'Asia/Kathmandu' }];
const email = {
  ...{ recipient: 'one@example.org', day: '2026-11-26', state: 'sent', id: 're_1' },
  at: new Date('2026-11-26T01:16:00Z'),
};
const end = new Date('2026-11-26T17:00:00Z');
const received = [{ id: 're_1', recipient: 'one@example.org' }];

const findBroken = (stored: readonly (typeof email)[], inMailbox = received): string[] =>
  checkReflectionEmails({ people, slots, end, stored, received: inMailbox })
    .filter(({ found }) => found > 0)
    .map(({ name }) => name);

test('the mornings of a zone are those within the hours after the start', () => {
  assert.deepEqual(
    [...slots].map(([zone, mornings]) => [zone, ...mornings.map(({ at }) => at.toISOString().slice(0, 16))]),
    [
      ['Pacific/Kiritimati', '2026-11-25T17:00', '2026-11-26T17:00'],
      ['Asia/Kathmandu', '2026-11-26T01:15'],
      ['America/New_York', '2026-11-26T12:00'],
    ],
  );
});

test('the comparison finds nothing when each person got one email at 7:00', () => {
  assert.deepEqual(findBroken([email]), []);
});

test('the comparison finds a missing, a second, and a late email', () => {
  const one = 'people without exactly one email for each morning';
  assert.deepEqual(findBroken([], []), [one]);
  assert.deepEqual(findBroken([email, email]), [one]);
  assert.deepEqual(findBroken([{ ...email, at: new Date('2026-11-26T02:15:00Z') }]), [
    'emails at another time than 7:00 in the zone of the person',
  ]);
});

test('the comparison finds emails that the mailbox does not have, or that the product does not have', () => {
  assert.deepEqual(findBroken([email], []), ['emails that only the product has']);
  assert.deepEqual(findBroken([email], [...received, { id: 're_2', recipient: 'one@example.org' }]), [
    'emails that only the mailbox has',
  ]);
});
