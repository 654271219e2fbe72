import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatDaysLeft, describeDependents } from './trash-texts.ts';

it('counts a started day as a whole day', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  assert.equal(formatDaysLeft('2026-12-25T12:00:00Z', now), '30 days');
  assert.equal(formatDaysLeft('2026-11-25T13:00:00Z', now), '1 day');
  assert.equal(formatDaysLeft('2026-11-25T11:00:00Z', now), '0 days');
});

it('names the items that were deleted together with an item', () => {
  assert.equal(describeDependents('modules', 4), '4 lessons deleted with it');
  assert.equal(describeDependents('events', 1), '1 replay deleted with it');
  assert.equal(describeDependents('programs', 3), '3 items deleted with it');
});
