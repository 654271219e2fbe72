import assert from 'node:assert/strict';
import { it } from 'node:test';
import { postTimeText } from './times.ts';

const now = new Date(2026, 10, 22, 9, 15);
const written = (...moment: [month: number, day: number, year?: number]): string => {
  const [month, day, year = 2026] = moment;
  return postTimeText(new Date(year, month - 1, day, 20, 40).toISOString(), now).replace(/,.*/, '');
};

it('shows today, yesterday, the weekday within a week, and then the date', () => {
  assert.equal(postTimeText(new Date(2026, 10, 22, 8, 5).toISOString(), now).replace(/,.*/, ''), 'Today');
  assert.equal(written(11, 21), 'Yesterday');
  assert.equal(written(11, 20), 'Friday');
  assert.equal(written(11, 17), 'Tuesday');
  assert.equal(written(11, 15), 'Sunday 15 November');
  assert.equal(written(11, 20, 2025), 'Thursday 20 November 2025');
});
