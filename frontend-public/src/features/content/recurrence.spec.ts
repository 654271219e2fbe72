import assert from 'node:assert/strict';
import { it } from 'node:test';
import { recurrenceText } from './recurrence.ts';

it('describes a recurrence rule in words', () => {
  const said = {
    'FREQ=WEEKLY;BYDAY=WE': 'Every Wednesday',
    'RRULE:FREQ=WEEKLY;BYDAY=WE,SA;WKST=MO': 'Every Wednesday and Saturday',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA': 'Every second Saturday',
    'FREQ=MONTHLY;BYDAY=1SU': 'The first Sunday of every month',
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR': 'The last Friday of every third month',
    'FREQ=MONTHLY': 'Every month',
    'FREQ=DAILY;COUNT=7': 'Every day',
  };
  for (const [rule, words] of Object.entries(said)) assert.equal(recurrenceText(rule), words, rule);
});

it('returns undefined for an unsupported rule', () => {
  for (const rule of ['', 'FREQ=HOURLY', 'FREQ=WEEKLY;INTERVAL=9', 'FREQ=WEEKLY;BYDAY=XX', 'FREQ=MONTHLY;BYMONTHDAY=3'])
    assert.equal(recurrenceText(rule), undefined, rule);
});
