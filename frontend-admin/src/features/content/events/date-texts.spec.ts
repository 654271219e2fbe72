import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeRsvps, formatEventDay, toDay } from './date-texts.ts';

it('shows the day of a time in the time zone of the event', () => {
  const at = '2026-11-26T00:00:00Z';
  assert.equal(toDay(at, 'America/New_York'), '2026-11-25');
  assert.equal(formatEventDay(at, 'America/New_York'), 'Wed 25 Nov 2026');
  assert.equal(formatEventDay(at, 'Europe/Berlin'), 'Thu 26 Nov 2026');
});

it('counts RSVPs with the places and the waiting list', () => {
  assert.deepEqual(describeRsvps({ coming: 34, waiting: 0, capacity: null }), ['34']);
  assert.deepEqual(describeRsvps({ coming: 34, waiting: 0, capacity: 60 }), ['34 of 60']);
  assert.deepEqual(describeRsvps({ coming: 60, waiting: 6, capacity: 60 }), ['60 of 60', 'full, 6 waiting']);
});
