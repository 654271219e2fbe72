import { computeTimeAfterQuietHours, computeNextTimeAt } from './notification-times.ts';

const newYork = 'America/New_York';
const evening = { from: 21 * 60 + 30, until: 7 * 60 };

describe('next time at an hour', () => {
  it.each([
    ['2026-11-23T11:59:00Z', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T12:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['2026-10-31T20:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['2027-03-13T20:00:00Z', '2027-03-14T11:00:00.000Z'],
  ])('is, at 7 in New York after %s, %s', (now, next) => {
    expect(computeNextTimeAt(7, newYork, new Date(now)).toISOString()).toBe(next);
  });

  it('exists on a day that skips the hour', () => {
    expect(computeNextTimeAt(2, newYork, new Date('2027-03-14T06:00:00Z')).toISOString()).toBe(
      '2027-03-14T07:00:00.000Z',
    );
  });
});

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-11-24T02:29:00Z', '2026-11-24T02:29:00.000Z'],
    ['in the evening', '2026-11-24T02:30:00Z', '2026-11-24T12:00:00.000Z'],
    ['after midnight', '2026-11-24T11:59:00Z', '2026-11-24T12:00:00.000Z'],
    ['at their end', '2026-11-24T12:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['in a night of 25 hours', '2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
  ])('delay an email: %s', (_, now, sent) => {
    expect(computeTimeAfterQuietHours(evening, newYork, new Date(now)).toISOString()).toBe(sent);
  });

  it('may be within a day', () => {
    const noon = { from: 12 * 60, until: 14 * 60 };
    expect(computeTimeAfterQuietHours(noon, 'UTC', new Date('2026-11-24T13:00:00Z')).toISOString()).toBe(
      '2026-11-24T14:00:00.000Z',
    );
    expect(computeTimeAfterQuietHours(noon, 'UTC', new Date('2026-11-24T14:00:00Z')).toISOString()).toBe(
      '2026-11-24T14:00:00.000Z',
    );
  });

  it('delay nothing when none are set', () => {
    const now = new Date('2026-11-24T03:00:00Z');
    expect(computeTimeAfterQuietHours(null, newYork, now)).toEqual(now);
    expect(computeTimeAfterQuietHours({ from: 0, until: 0 }, newYork, now)).toEqual(now);
  });
});
