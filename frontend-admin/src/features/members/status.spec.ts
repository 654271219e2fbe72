import assert from 'node:assert/strict';
import { it } from 'node:test';
import { getPlanStatus, getStatusTone } from './status.ts';

it('reads a missing plan status as active', () => {
  assert.equal(getPlanStatus(null), 'active');
  assert.equal(getPlanStatus(''), 'active');
  assert.equal(getPlanStatus('past_due'), 'past_due');
});

it("returns 'bad' when a payment is due or the status is unknown, and 'over' when the plan has ended", () => {
  assert.equal(getStatusTone('active'), 'good');
  assert.equal(getStatusTone('canceled'), 'over');
  assert.equal(getStatusTone('past_due'), 'bad');
  assert.equal(getStatusTone('a_status_of_tomorrow'), 'bad');
});
