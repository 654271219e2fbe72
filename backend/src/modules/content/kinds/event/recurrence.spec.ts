import { computeDatesAround, toCalendarRule, isSupportedRecurrence, type EventSeries } from './recurrence.ts';

const newYork = 'America/New_York';
const circle: EventSeries = {
  startsAt: new Date('2026-10-21T23:00:00Z'),
  zone: newYork,
  recurrence: 'FREQ=WEEKLY;BYDAY=WE',
};
const shown = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

describe('recurrence rules', () => {
  it('keep the local hour across daylight saving', () => {
    expect(shown(computeDatesAround(circle, circle.startsAt, 4).next)).toEqual([
      '2026-10-21T23:00:00.000Z',
      '2026-10-28T23:00:00.000Z',
      '2026-11-05T00:00:00.000Z',
      '2026-11-12T00:00:00.000Z',
    ]);
    const inSpring = computeDatesAround(circle, new Date('2027-03-08T00:00:00Z'), 2);
    expect(shown(inSpring.next)).toEqual(['2027-03-11T00:00:00.000Z', '2027-03-17T23:00:00.000Z']);
  });

  it('count a date as held once it has begun', () => {
    expect(computeDatesAround(circle, circle.startsAt, 1)).toMatchObject({
      heldCount: 0,
      last: undefined,
      next: [circle.startsAt],
    });
    const aSecondLater = new Date(circle.startsAt.getTime() + 1_000);
    expect(computeDatesAround(circle, aSecondLater, 1)).toMatchObject({ heldCount: 1, last: circle.startsAt });
  });

  it.each([
    ['FREQ=DAILY;COUNT=3', '2026-01-03T17:00:00.000Z'],
    ['FREQ=DAILY;UNTIL=20260104T165959Z', '2026-01-03T17:00:00.000Z'],
    ['FREQ=DAILY;UNTIL=20260104T170000Z', '2026-01-04T17:00:00.000Z'],
    ['FREQ=DAILY;UNTIL=20260104T120000', '2026-01-04T17:00:00.000Z'],
    ['FREQ=DAILY;UNTIL=20260104', '2026-01-04T17:00:00.000Z'],
  ])('end a series where %s ends', (recurrence, last) => {
    const course = { startsAt: new Date('2026-01-01T17:00:00Z'), zone: newYork, recurrence };
    const { next, ...over } = computeDatesAround(course, new Date('2027-01-01T00:00:00Z'), 3);
    expect(next).toEqual([]);
    expect(over.last?.toISOString()).toBe(last);
  });

  it('end in 2099 without an end of their own, and throw when the start is invalid', () => {
    const daily = { startsAt: new Date('2098-12-31T17:00:00Z'), zone: newYork, recurrence: 'FREQ=DAILY' };
    expect(computeDatesAround(daily, new Date('2200-01-01T00:00:00Z'), 1)).toMatchObject({ heldCount: 366, next: [] });
    expect(() => computeDatesAround({ ...daily, startsAt: new Date(Number.NaN) }, new Date(), 1)).toThrow();
  });

  it('write UNTIL in UTC, with a day as its end in the zone', () => {
    expect(toCalendarRule('FREQ=DAILY;UNTIL=20271231', newYork)).toBe('FREQ=DAILY;UNTIL=20280101T045959Z');
    expect(toCalendarRule('FREQ=DAILY;UNTIL=20270701T190000', newYork)).toBe('FREQ=DAILY;UNTIL=20270701T230000Z');
    for (const rule of ['FREQ=WEEKLY;BYDAY=WE', 'FREQ=DAILY;COUNT=4', 'FREQ=DAILY;UNTIL=20280101T045959Z'])
      expect(toCalendarRule(rule, newYork)).toBe(rule);
  });

  it.each([
    'FREQ=WEEKLY;BYDAY=WE',
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=1TU',
    'FREQ=DAILY;INTERVAL=2;UNTIL=20271231T000000Z',
  ])('accept %s', (rule) => expect(isSupportedRecurrence(rule)).toBe(true));

  it.each([
    '',
    'weekly',
    'FREQ=SOMETIMES',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYSECOND=1',
    'FREQ=WEEKLY;BYDAY=XX',
    'COUNT=3',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;UNTIL=20271399',
  ])('reject "%s"', (rule) => expect(isSupportedRecurrence(rule)).toBe(false));
});
