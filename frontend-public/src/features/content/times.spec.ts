import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clockTime, longDay, minutes, ownPlace, zoneName } from './times.ts';

const saturday = '2026-11-28T14:00:00Z';

it('names the day and the hour of the place it is asked for', () => {
  assert.equal(longDay(saturday, 'America/New_York'), 'Saturday 28 November');
  assert.equal(clockTime(saturday, 'America/New_York'), '9:00 AM');
  assert.equal(clockTime(saturday, 'Africa/Lagos'), '3:00 PM');
});

it('names the zone as it is called on that day', () => {
  assert.equal(zoneName(saturday, 'America/New_York'), 'EST');
  assert.equal(zoneName('2026-07-01T14:00:00Z', 'America/New_York'), 'EDT');
});

it('names a zone by its place', () => assert.equal(ownPlace('America/New_York'), 'New York'));

it('counts whole minutes, rounded down', () => assert.equal(minutes(719), '11 min'));
