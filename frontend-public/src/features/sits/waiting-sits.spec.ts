import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAhead, isDue } from './waiting-sits.ts';

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

test('counts the silence of a sit anew where the clock of the device was ahead of now', () => {
  const later = now + 365 * 86_400 * second;
  assert.deepEqual(
    [isAhead({ runsAt: later }, now), isDue({ owner: 'cleo', runsAt: later }, 'cleo', now)],
    [true, false],
  );
  assert.deepEqual([isAhead({ runsAt: now }, now), isAhead({}, now)], [false, false]);
});
