import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDue } from './waiting-sits.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const second = 1_000;

test('sends a sit that is over, and one that was sat before there was an account', () => {
  assert.equal(isDue({ owner: 'cleo' }, 'cleo', now), true);
  assert.equal(isDue({}, 'cleo', now), true);
  assert.equal(isDue({ owner: 'zoe' }, 'cleo', now), false);
});

test('takes a sit for over only when a tab in the background would have told of it', () => {
  assert.equal(isDue({ owner: 'cleo', runsAt: now - 61 * second }, 'cleo', now), false);
  assert.equal(isDue({ owner: 'cleo', runsAt: now - 181 * second }, 'cleo', now), true);
});

test('takes a sit for over where the clock of the device was a year ahead', () => {
  assert.equal(isDue({ owner: 'cleo', runsAt: now + 365 * 86_400 * second }, 'cleo', now), true);
});
