import assert from 'node:assert/strict';
import { it } from 'node:test';
import { filterDays } from './kinds.ts';

const none = { minutes: 0, sits: 0, sitMinutes: 0, lessons: 0, lessonMinutes: 0, written: 0 };
const sat = { ...none, day: '2026-11-01', minutes: 10, sits: 1, sitMinutes: 10 };
const both = { ...none, day: '2026-11-02', minutes: 26, sits: 1, sitMinutes: 15, lessons: 1, lessonMinutes: 11 };
const wrote = { ...none, day: '2026-11-03', written: 2 };
const days = [sat, both, wrote];

it('keeps only the selected activity of each day, and no days without it', () => {
  assert.deepEqual(filterDays(days, 'all'), days);
  assert.deepEqual(filterDays(days, 'sits'), [sat, { ...none, day: both.day, minutes: 15, sits: 1, sitMinutes: 15 }]);
  assert.deepEqual(filterDays(days, 'lessons'), [
    { ...none, day: both.day, minutes: 11, lessons: 1, lessonMinutes: 11 },
  ]);
  assert.deepEqual(filterDays(days, 'written'), [wrote]);
});
