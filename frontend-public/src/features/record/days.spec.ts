import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { findLastReturnDate, sumPracticeByMonth, toPracticeDate, listLast52Weeks } from './days.ts';

const none = { sits: 0, sitMinutes: 0, lessons: 0, lessonMinutes: 0, written: 0 };

it('ends a day at 4:00', () => {
  assert.equal(toPracticeDate(new Date(2026, 10, 22, 3, 59)), '2026-11-21');
  assert.equal(toPracticeDate(new Date(2026, 10, 22, 4, 0)), '2026-11-22');
});

it('counts days by UTC, as the server does, when the browser names its zone by an offset', () => {
  mock.method(Intl.DateTimeFormat.prototype, 'resolvedOptions', () => ({ timeZone: '+05:30' }));
  const dates = ['2026-11-22T03:59:00Z', '2026-11-22T04:00:00Z'].map((at) => toPracticeDate(new Date(at)));
  mock.restoreAll();
  assert.deepEqual(dates, ['2026-11-21', '2026-11-22']);
});

it('returns 52 weeks from Monday, the last one up to today', () => {
  const weeks = listLast52Weeks('2026-11-25');
  assert.equal(weeks.length, 52);
  assert.deepEqual(weeks.at(-1), ['2026-11-23', '2026-11-24', '2026-11-25']);
  assert.equal(weeks[0]?.[0], '2025-12-01');
});

it('contains each day once when the clocks change', () => {
  const dates = listLast52Weeks('2026-11-22').flat();
  assert.equal(new Set(dates).size, 364);
});

it('finds the last return after a long break, and ignores short breaks', () => {
  assert.equal(findLastReturnDate(['2026-03-01', '2026-04-18', '2026-04-25']), '2026-04-18');
  assert.equal(findLastReturnDate(['2026-04-18', '2026-05-02']), undefined);
  assert.equal(findLastReturnDate([]), undefined);
});

it('sums the days by month, newest first', () => {
  const days = [
    { ...none, day: '2026-10-02', minutes: 10 },
    { ...none, day: '2026-11-01', minutes: 15 },
    { ...none, day: '2026-11-03', minutes: 30 },
  ];
  assert.deepEqual(sumPracticeByMonth(days), [
    { month: '2026-11', days: 2, minutes: 45 },
    { month: '2026-10', days: 1, minutes: 10 },
  ]);
});
