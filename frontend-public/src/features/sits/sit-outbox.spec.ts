import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUpdatedInFuture, isSitDue } from './sit-outbox.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const second = 1_000;

test('treats a running sit as finished after 3 minutes without an update', () => {
  assert.equal(isSitDue({}, now), true);
  assert.equal(isSitDue({ runsAt: now - 61 * second }, now), false);
  assert.equal(isSitDue({ runsAt: now - 181 * second }, now), true);
});

test('does not treat a sit as finished when its clock was ahead', () => {
  const later = now + 365 * 86_400 * second;
  assert.deepEqual([isUpdatedInFuture({ runsAt: later }, now), isSitDue({ runsAt: later }, now)], [true, false]);
  assert.deepEqual([isUpdatedInFuture({ runsAt: now }, now), isUpdatedInFuture({}, now)], [false, false]);
});
