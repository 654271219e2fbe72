import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addOneHour, toInstant, toLocalTime } from './local-time.ts';

const newYork = 'America/New_York';

it('converts local time to UTC in summer and in winter', () => {
  assert.equal(toInstant('2030-03-06T19:00:00', newYork), '2030-03-07T00:00:00.000Z');
  assert.equal(toInstant('2030-07-06T19:00:00', newYork), '2030-07-06T23:00:00.000Z');
});

it('shows the stored local time in the event time zone', () => {
  assert.equal(toLocalTime('2030-07-06T23:00:00.000Z', newYork), '2030-07-06T19:00:00');
  assert.equal(toLocalTime(toInstant('2030-10-27T02:30:00', 'Europe/Berlin'), 'Europe/Berlin'), '2030-10-27T02:30:00');
});

it('proposes an end one hour later when the start is before midnight', () => {
  assert.equal(addOneHour('2030-12-31T23:30:00'), '2031-01-01T00:30:00');
});
