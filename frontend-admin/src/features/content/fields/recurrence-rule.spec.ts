import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  getMonthlyOptions,
  parseRecurrenceRule,
  describeRecurrenceRule,
  formatRecurrenceRule,
} from './recurrence-rule.ts';

const zone = 'America/New_York';

for (const [rule, words] of [
  [null, ''],
  ['FREQ=WEEKLY', 'every week'],
  ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=8', 'every Monday and Wednesday, 8 times'],
  ['FREQ=MONTHLY;BYDAY=-1SU', 'on the last Sunday of every month'],
  ['FREQ=MONTHLY;INTERVAL=3;UNTIL=20301231', 'every third month until 2030-12-31'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', 'every 2 weeks on Wednesday'],
  ['FREQ=DAILY;INTERVAL=2', 'repeats'],
] as const)
  it(`parses and rebuilds ${rule}`, () => {
    assert.equal(formatRecurrenceRule(parseRecurrenceRule(rule, zone)), rule);
    assert.equal(describeRecurrenceRule(rule, zone), words);
  });

it('reads the end of a series as the last day in its time zone', () => {
  assert.deepEqual(parseRecurrenceRule('FREQ=WEEKLY;UNTIL=20310101T045959Z', zone).end, {
    how: 'until',
    until: '2030-12-31',
  });
});

it('offers only the days of the month that match the start', () => {
  assert.deepEqual(
    getMonthlyOptions('2030-03-27T19:00:00').map(({ value }) => value),
    ['', '4WE', '-1WE'],
  );
  assert.deepEqual(
    getMonthlyOptions('2030-01-30T19:00:00').map(({ value }) => value),
    ['-1WE'],
  );
});
