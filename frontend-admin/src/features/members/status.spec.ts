import assert from 'node:assert/strict';
import { it } from 'node:test';
import { statusOf, toneOf } from './status.ts';

it('reads a missing plan status as active', () => {
  assert.equal(statusOf(null), 'active');
  assert.equal(statusOf(''), 'active');
  assert.equal(statusOf('past_due'), 'past_due');
});

it("returns 'bad' when a payment is due or the status is unknown, and 'over' when the plan has ended", () => {
  assert.equal(toneOf('active'), 'good');
  assert.equal(toneOf('canceled'), 'over');
  assert.equal(toneOf('past_due'), 'bad');
  assert.equal(toneOf('a_status_of_tomorrow'), 'bad');
});
