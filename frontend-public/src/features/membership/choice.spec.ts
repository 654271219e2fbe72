import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parsePlanChoiceFromReturnPath, parsePlanChoice, createPlanChoicePath, signUpPath } from './choice.ts';

const creator = { tier: 'creator', interval: 'monthly' } as const;

it('keeps the chosen plan in the URL of the sign-up page', () => {
  const { pathname, searchParams } = new URL(signUpPath(creator), 'https://oneness.example');
  assert.equal(pathname, '/auth');
  assert.equal(searchParams.get('mode'), 'sign-up');
  assert.deepEqual(parsePlanChoiceFromReturnPath(searchParams.get('next')), creator);
});

it('finds no plan when the name is unknown or the return path is another page', () => {
  assert.equal(parsePlanChoice(new URLSearchParams('plan=free')), undefined);
  assert.equal(parsePlanChoice(new URLSearchParams('plan=gold&billing=monthly')), undefined);
  assert.equal(parsePlanChoiceFromReturnPath(null), undefined);
  assert.equal(parsePlanChoiceFromReturnPath('/members/dashboard?plan=creator'), undefined);
  assert.deepEqual(
    parsePlanChoiceFromReturnPath(createPlanChoicePath({ tier: 'seeker', interval: 'annual' }))?.interval,
    'annual',
  );
});
