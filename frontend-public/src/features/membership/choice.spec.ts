import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choiceIn, choiceOf, choicePath, joinPath } from './choice.ts';

const creator = { tier: 'creator', interval: 'monthly' } as const;

it('keeps the chosen plan in the URL of the sign-up page', () => {
  const { pathname, searchParams } = new URL(joinPath(creator), 'https://oneness.example');
  assert.equal(pathname, '/auth');
  assert.equal(searchParams.get('mode'), 'sign-up');
  assert.deepEqual(choiceIn(searchParams.get('next')), creator);
});

it('finds no plan when the name is unknown or the return path is another page', () => {
  assert.equal(choiceOf(new URLSearchParams('plan=free')), undefined);
  assert.equal(choiceOf(new URLSearchParams('plan=gold&billing=monthly')), undefined);
  assert.equal(choiceIn(null), undefined);
  assert.equal(choiceIn('/members/dashboard?plan=creator'), undefined);
  assert.deepEqual(choiceIn(choicePath({ tier: 'seeker', interval: 'annual' }))?.interval, 'annual');
});
