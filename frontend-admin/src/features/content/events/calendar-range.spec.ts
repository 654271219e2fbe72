import assert from 'node:assert/strict';
import { it } from 'node:test';
import dayjs from 'dayjs';
import { listDays, moveDay, parseDay } from './calendar-range.ts';

const day = dayjs('2026-12-02');
const after = (key: string) => moveDay(day, key)?.format('YYYY-MM-DD');

it('moves by day, week and month', () => {
  assert.deepEqual(['ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map(after), [
    '2026-12-01',
    '2026-12-09',
    '2026-11-02',
    '2027-01-02',
    '2026-11-29',
    '2026-12-05',
    undefined,
  ]);
});

it('lists six weeks of a month and seven days of a week, from Sunday', () => {
  assert.deepEqual([listDays(day, 'month')[0], listDays(day, 'month').length], ['2026-11-29', 42]);
  assert.deepEqual(listDays(dayjs('2026-12-05'), 'week'), [
    ...['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'],
  ]);
});

it('ignores a day that is not a date', () => {
  assert.equal(parseDay('tomorrow', day), day);
  assert.equal(parseDay(null, day), day);
});
