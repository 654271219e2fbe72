import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Event } from './api/content.ts';
import { findWeeklyCircles } from './circles.ts';

const zone = 'America/New_York';
const weekly = 'FREQ=WEEKLY;BYDAY=WE';
const on = (recurrence: string | null, startsAt: string, ...laterDates: string[]) =>
  ({ ...{ id: startsAt, startsAt, laterDates, recurrence }, changedDates: [], category: 'circle' }) as unknown as Event;
const rhythms = (...upcoming: Event[]) => findWeeklyCircles(upcoming, zone).map(({ rhythm }) => rhythm);

it('shows the weekdays and the hour of a weekly circle', () => {
  assert.deepEqual(
    rhythms(
      on(weekly, '2026-11-26T00:00:00Z', '2026-12-03T00:00:00Z'),
      on('FREQ=WEEKLY;BYDAY=MO,TH;COUNT=9', '2026-11-27T00:00:00Z', '2026-12-01T00:00:00Z'),
    ),
    ['Wednesdays 7:00 PM EST', 'Mondays and Thursdays 7:00 PM EST'],
  );
});

it('keeps the hour when daylight saving time changes', () => {
  assert.deepEqual(rhythms(on(weekly, '2026-10-29T23:00:00Z', '2026-11-06T00:00:00Z')), ['Thursdays 7:00 PM EDT']);
});

it('shows no rhythm for other rules, and lists no workshop as a circle', () => {
  const dates = ['2026-11-26T00:00:00Z', '2026-12-03T00:00:00Z'] as const;
  const rules = [null, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', 'FREQ=MONTHLY;BYDAY=4WE'];
  assert.deepEqual(rhythms(...rules.map((rule) => on(rule, ...dates))), [undefined, undefined, undefined]);
  assert.deepEqual(findWeeklyCircles([{ ...on(weekly, ...dates), category: 'workshop' }], zone), []);
});

it('keeps the rhythm when one date is moved', () => {
  const moved = '2026-11-27T01:00:00Z';
  const circle = on(weekly, moved, '2026-12-03T00:00:00Z');
  const changedDates = [{ startsAt: moved }] as Event['changedDates'];
  assert.deepEqual(rhythms({ ...circle, changedDates }), ['Wednesdays 7:00 PM EST']);
});
