import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Event } from '../features/content/api/content.ts';
import { toEventScheduleFields } from './schema-dates.ts';

const event = (recurrence: string | null) =>
  ({
    startsAt: '2026-11-26T00:00:00.000Z',
    endsAt: '2026-11-26T01:15:00.000Z',
    firstStartsAt: '2026-10-28T23:00:00.000Z',
    zone: 'America/New_York',
    recurrence,
  }) as Event;

const always = {
  '@type': 'Schedule',
  startDate: '2026-10-28',
  startTime: '19:00:00',
  duration: 'PT75M',
  scheduleTimezone: 'America/New_York',
};

it('a series is described in the local time of its zone', () => {
  assert.deepEqual(toEventScheduleFields(event('FREQ=WEEKLY;BYDAY=WE')), {
    eventSchedule: { ...always, repeatFrequency: 'P1W', byDay: ['WE'] },
  });
  assert.deepEqual(toEventScheduleFields(event('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28;UNTIL=20280101T045959Z')), {
    eventSchedule: { ...always, repeatFrequency: 'P3M', byMonthDay: 28, endDate: '2027-12-31' },
  });
  assert.deepEqual(toEventScheduleFields(event('FREQ=DAILY;COUNT=7')), {
    eventSchedule: { ...always, repeatFrequency: 'P1D', repeatCount: 7 },
  });
});

it('a single date or a rule that schema.org cannot express has no schedule', () => {
  assert.deepEqual(toEventScheduleFields(event(null)), {});
  assert.deepEqual(toEventScheduleFields(event('FREQ=MONTHLY;BYMONTHDAY=-1')), {});
});
