import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAhead, isDue } from './unsent-sits.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const second = 1_000;

test('sends a finished sit of the user, or of a visitor before the sign-in', () => {
  assert.equal(isDue({ owner: 'cleo' }, 'cleo', now), true);
  assert.equal(isDue({}, 'cleo', now), true);
  assert.equal(isDue({ owner: 'zoe' }, 'cleo', now), false);
});

test('treats a running sit as finished after 3 minutes without an update', () => {
  assert.equal(isDue({ owner: 'cleo', runsAt: now - 61 * second }, 'cleo', now), false);
  assert.equal(isDue({ owner: 'cleo', runsAt: now - 181 * second }, 'cleo', now), true);
});

test('does not treat a sit as finished when its clock was ahead', () => {
  const later = now + 365 * 86_400 * second;
  assert.deepEqual(
    [isAhead({ runsAt: later }, now), isDue({ owner: 'cleo', runsAt: later }, 'cleo', now)],
    [true, false],
  );
  assert.deepEqual([isAhead({ runsAt: now }, now), isAhead({}, now)], [false, false]);
});
