import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planStatusOrActive, statusTone } from './status.ts';

it('reads a missing plan status as active', () => {
  assert.equal(planStatusOrActive(null), 'active');
  assert.equal(planStatusOrActive(''), 'active');
  assert.equal(planStatusOrActive('past_due'), 'past_due');
});

it("returns 'bad' when a payment is due or the status is unknown, and 'over' when the plan has ended", () => {
  assert.equal(statusTone('active'), 'good');
  assert.equal(statusTone('canceled'), 'over');
  assert.equal(statusTone('past_due'), 'bad');
  assert.equal(statusTone('a_status_of_tomorrow'), 'bad');
});
