import assert from 'node:assert/strict';
import { it } from 'node:test';
import { spokenTime } from './texts.ts';

it('writes a position in minutes and seconds for screen readers', () => {
  assert.deepEqual([0, 1, 60, 432, 120].map(spokenTime), [
    '0 seconds',
    '1 second',
    '1 minute',
    '7 minutes 12',
    '2 minutes',
  ]);
});
