import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Event } from './api/content.ts';
import { circlesIn } from './circles.ts';

const zone = 'America/New_York';
const weekly = 'FREQ=WEEKLY;BYDAY=WE';
const on = (recurrence: string | null, startsAt: string, ...laterDates: string[]) =>
  ({ ...{ id: startsAt, startsAt, laterDates, recurrence }, changedDates: [], category: 'circle' }) as unknown as Event;
const rhythms = (...upcoming: Event[]) => circlesIn(upcoming, zone).map(({ rhythm }) => rhythm);

it('tells the weekdays and the hour that a weekly circle keeps', () => {
  assert.deepEqual(
    rhythms(
      on(weekly, '2026-11-26T00:00:00Z', '2026-12-03T00:00:00Z'),
      on('FREQ=WEEKLY;BYDAY=MO,TH;COUNT=9', '2026-11-27T00:00:00Z', '2026-12-01T00:00:00Z'),
    ),
    ['Wednesdays 7:00 PM EST', 'Mondays and Thursdays 7:00 PM EST'],
  );
});

it('keeps the hour across the change of the clocks', () => {
  assert.deepEqual(rhythms(on(weekly, '2026-10-29T23:00:00Z', '2026-11-06T00:00:00Z')), ['Thursdays 7:00 PM EDT']);
});

it('claims no rhythm where there is none, and counts no workshop among the circles', () => {
  const dates = ['2026-11-26T00:00:00Z', '2026-12-03T00:00:00Z'] as const;
  const rules = [null, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', 'FREQ=MONTHLY;BYDAY=4WE'];
  assert.deepEqual(rhythms(...rules.map((rule) => on(rule, ...dates))), [undefined, undefined, undefined]);
  assert.deepEqual(circlesIn([{ ...on(weekly, ...dates), category: 'workshop' }], zone), []);
});

it('keeps the rhythm where one date was moved', () => {
  const moved = '2026-11-27T01:00:00Z';
  const circle = on(weekly, moved, '2026-12-03T00:00:00Z');
  const changedDates = [{ startsAt: moved }] as Event['changedDates'];
  assert.deepEqual(rhythms({ ...circle, changedDates }), ['Wednesdays 7:00 PM EST']);
});
