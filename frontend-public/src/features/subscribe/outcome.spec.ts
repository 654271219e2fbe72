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

it('tells nobody that they are back before they have confirmed it', () => {
  const { title, description } = outcomeOf({ alreadySubscribed: false, resubscribed: true, awaitsConfirmation: true });
  assert.equal(title, 'Welcome back!');
  assert.match(description, /^Check your inbox and confirm your address; you are on the list again right after\./);
});
