import assert from 'node:assert/strict';
import { it } from 'node:test';
import { spokenTime } from './words.ts';

it('a place is spoken in minutes and seconds', () => {
  assert.deepEqual([0, 1, 60, 432, 120].map(spokenTime), [
    '0 seconds',
    '1 second',
    '1 minute',
    '7 minutes 12',
    '2 minutes',
  ]);
});
