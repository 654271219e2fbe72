import { generateDatesByRule } from './recurrence.ts';
import { endRecurrenceRule, moveRecurrenceDay, splitRecurrenceRule } from './split-rule.ts';

const zone = 'America/New_York';
const at = (day: string): Date => new Date(`${day}T19:00:00-05:00`);

describe('the split of a series', () => {
  it('ends the earlier part a second before the date, and keeps the end of the later part', () => {
    const series = { startsAt: at('2026-12-02'), zone, recurrence: 'FREQ=WEEKLY;UNTIL=20270201T000000Z' };
    expect(splitRecurrenceRule(series, at('2026-12-16'))).toEqual({
      earlier: 'FREQ=WEEKLY;UNTIL=20261216T235959Z',
      later: 'FREQ=WEEKLY;UNTIL=20270201T000000Z',
      previous: at('2026-12-09'),
    });
  });

  it('counts the remaining times, and has no earlier part at the first date', () => {
    const series = { startsAt: at('2026-12-02'), zone, recurrence: 'FREQ=WEEKLY;COUNT=5' };
    expect(splitRecurrenceRule(series, at('2026-12-16')).later).toBe('FREQ=WEEKLY;COUNT=3');
    expect(splitRecurrenceRule(series, at('2026-12-02'))).toEqual({
      ...{ earlier: null, later: 'FREQ=WEEKLY;COUNT=5', previous: undefined },
    });
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=WE', '2026-12-02', '2026-12-03', 'FREQ=WEEKLY;BYDAY=TH'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,SA;COUNT=4',
      '2026-12-02',
      '2026-12-03',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SA;COUNT=4',
    ],
    ['FREQ=WEEKLY', '2026-12-02', '2026-12-03', 'FREQ=WEEKLY'],
    ['FREQ=MONTHLY;BYDAY=1WE', '2026-12-02', '2026-12-10', 'FREQ=MONTHLY;BYDAY=2TH'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-1WE', '2026-12-30', '2026-12-31', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TH'],
    ['FREQ=MONTHLY;BYDAY=-1WE', '2026-12-30', '2026-12-17', 'FREQ=MONTHLY;BYDAY=3TH'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15', '2026-12-16', 'FREQ=MONTHLY;BYMONTHDAY=16'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15', '2026-12-31', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['FREQ=WEEKLY;BYDAY=WE', '2026-12-02', '2026-12-02', 'FREQ=WEEKLY;BYDAY=WE'],
  ])('changes %s from %s to %s into %s', (rule, was, is, moved) => {
    expect(moveRecurrenceDay(rule, { was: at(was), is: at(is), zone })).toBe(moved);
  });

  it('ends with the given date, also when it starts between two seconds', () => {
    const startsAt = new Date(at('2026-12-02').getTime() + 250);
    const last = new Date(at('2026-12-16').getTime() + 250);
    const recurrence = endRecurrenceRule('FREQ=WEEKLY;COUNT=9', last);
    expect(recurrence).toBe('FREQ=WEEKLY;UNTIL=20261217T000001Z');
    expect([...generateDatesByRule({ startsAt, zone, recurrence })].at(-1)).toEqual(last);
  });

  it('rejects a day that not every month has', () => {
    const days = { was: at('2026-12-15'), is: at('2026-12-30'), zone };
    expect(() => moveRecurrenceDay('FREQ=MONTHLY;BYMONTHDAY=15', days)).toThrow();
  });
});
