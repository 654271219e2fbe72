import assert from 'node:assert/strict';
import { it } from 'node:test';
import { estimateReadingMinutes } from './reading-minutes.ts';

it('counts at least one minute for a short text', () => {
  assert.equal(estimateReadingMinutes('Be still.'), 1);
  assert.equal(estimateReadingMinutes('word '.repeat(400)), 2);
});
