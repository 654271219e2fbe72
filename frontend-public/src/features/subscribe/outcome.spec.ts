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

it('sends to the inbox whoever is new: for the eBook, or first to confirm the address', () => {
  const isNew = { alreadySubscribed: false, resubscribed: false };
  const asked = outcomeOf({ ...isNew, awaitsConfirmation: true });
  assert.equal(asked.title, outcomeOf(isNew).title);
  assert.match(asked.description, /^Check your inbox and confirm your address/);
  assert.match(outcomeOf(isNew).description, /^Check your inbox for the eBook and your first daily reflection/);
});

it('says that an email may be on the list already when it has to be confirmed', () => {
  const { description } = outcomeOf({ alreadySubscribed: false, resubscribed: false, awaitsConfirmation: true });
  assert.match(description, /you may be on the list already\.$/);
});
