import { computePracticeDay } from './practice-day.ts';

describe('practice day', () => {
  it.each([
    ['2026-11-22T08:59:59Z', 'America/New_York', '2026-11-21'],
    ['2026-11-22T09:00:00Z', 'America/New_York', '2026-11-22'],
    ['2026-11-22T09:00:00Z', 'Asia/Tokyo', '2026-11-22'],
    ['2026-11-22T19:00:00Z', 'Asia/Tokyo', '2026-11-23'],
    ['2026-11-01T08:59:00Z', 'America/New_York', '2026-10-31'],
    ['2026-11-01T09:00:00Z', 'America/New_York', '2026-11-01'],
    ['2026-03-08T07:59:00Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T08:00:00Z', 'America/New_York', '2026-03-08'],
  ])('of %s in %s is %s', (moment, zone, day) => {
    expect(computePracticeDay(new Date(moment), zone)).toBe(day);
  });
});
