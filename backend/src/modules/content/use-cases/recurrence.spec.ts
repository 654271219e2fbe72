import { isRecurrence, timesHeld } from './recurrence.ts';

const newYork = 'America/New_York';
const shown = (times: number[]) => times.map((time) => new Date(time).toISOString());

describe('what is held again and again', () => {
  it('keeps its hour on the wall clock when the clocks change', () => {
    const circle = { startsAt: new Date('2026-10-21T23:00:00Z'), zone: newYork, recurrence: 'FREQ=WEEKLY;BYDAY=WE' };
    expect(shown(timesHeld(circle, new Date('2026-11-12T00:00:00Z')))).toEqual([
      '2026-10-21T23:00:00.000Z',
      '2026-10-28T23:00:00.000Z',
      '2026-11-05T00:00:00.000Z',
    ]);
  });

  it('stops where its rule stops, and was not held before it began', () => {
    const course = { startsAt: new Date('2026-01-01T17:00:00Z'), zone: newYork, recurrence: 'FREQ=DAILY;COUNT=3' };
    expect(timesHeld(course, new Date('2027-01-01T00:00:00Z'))).toHaveLength(3);
    expect(timesHeld(course, course.startsAt)).toEqual([]);
  });

  it.each([
    'FREQ=WEEKLY;BYDAY=WE',
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=1TU',
    'FREQ=DAILY;INTERVAL=2;UNTIL=20271231T000000Z',
  ])('may be told by %s', (rule) => expect(isRecurrence(rule)).toBe(true));

  it.each([
    '',
    'weekly',
    'FREQ=SOMETIMES',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYSECOND=1',
    'FREQ=WEEKLY;BYDAY=XX',
    'COUNT=3',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
  ])('cannot be told by "%s"', (rule) => expect(isRecurrence(rule)).toBe(false));
});
