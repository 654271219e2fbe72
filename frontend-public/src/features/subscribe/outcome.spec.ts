import assert from 'node:assert/strict';
import { it } from 'node:test';
import { subscribeMessage } from './outcome.ts';

it('shows different titles for a new, an existing and a returning subscriber', () => {
  const titles = [
    { alreadySubscribed: false, resubscribed: false },
    { alreadySubscribed: true, resubscribed: false },
    { alreadySubscribed: false, resubscribed: true },
  ].map((answered) => subscribeMessage(answered).title);
  assert.deepEqual(titles, ['Welcome to the movement', 'Already subscribed', 'Welcome back!']);
});

it('refers new subscribers to their inbox, for the eBook or for the confirmation', () => {
  const isNew = { alreadySubscribed: false, resubscribed: false };
  const asked = subscribeMessage({ ...isNew, awaitsConfirmation: true });
  assert.equal(asked.title, subscribeMessage(isNew).title);
  assert.match(asked.description, /^Check your inbox and confirm your email/);
  assert.match(subscribeMessage(isNew).description, /^Check your inbox for the eBook and your first daily reflection/);
});

it('adds that the email may already be on the list when it must be confirmed', () => {
  const { description } = subscribeMessage({ alreadySubscribed: false, resubscribed: false, awaitsConfirmation: true });
  assert.match(description, /you may be on the list already\.$/);
});
