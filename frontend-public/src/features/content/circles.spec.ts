import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Event } from './api/content.ts';
import { circlesIn } from './circles.ts';

const zone = 'America/New_York';
const on = (title: string, startsAt: string, category = 'circle') => ({ title, startsAt, category }) as Event;

it('shows a circle once, with the weekday and hour it keeps', () => {
  const upcoming = [
    on('Unity', '2026-11-26T00:00:00Z'),
    on('Deep', '2026-11-28T14:00:00Z'),
    on('Unity', '2026-12-03T00:00:00Z'),
  ];
  assert.deepEqual(
    circlesIn(upcoming, zone).map(({ next, rhythm }) => [next.title, next.startsAt, rhythm]),
    [
      ['Unity', '2026-11-26T00:00:00Z', 'Wednesdays 7:00 PM EST'],
      ['Deep', '2026-11-28T14:00:00Z', undefined],
    ],
  );
});

it('keeps the hour across the change of the clocks', () => {
  const upcoming = [on('Unity', '2026-10-29T23:00:00Z'), on('Unity', '2026-11-06T00:00:00Z')];
  assert.equal(circlesIn(upcoming, zone)[0]?.rhythm, 'Thursdays 7:00 PM EDT');
});

it('claims no rhythm where there is none, and counts no workshop among the circles', () => {
  const upcoming = [on('Unity', '2026-11-26T00:00:00Z'), on('Unity', '2026-11-28T00:00:00Z')];
  assert.equal(circlesIn(upcoming, zone)[0]?.rhythm, undefined);
  assert.deepEqual(circlesIn([on('A day', '2026-11-26T00:00:00Z', 'workshop')], zone), []);
});
