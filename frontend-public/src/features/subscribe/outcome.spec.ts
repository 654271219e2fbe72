import assert from 'node:assert/strict';
import { it } from 'node:test';
import { outcomeOf } from './outcome.ts';

it('tells a new subscriber, one who is there already and one who is back apart', () => {
  const titles = [
    { alreadySubscribed: false, resubscribed: false },
    { alreadySubscribed: true, resubscribed: false },
    { alreadySubscribed: false, resubscribed: true },
  ].map((answered) => outcomeOf(answered).title);
  assert.deepEqual(titles, ['Welcome to the movement', 'Already subscribed', 'Welcome back!']);
});
