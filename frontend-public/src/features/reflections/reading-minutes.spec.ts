import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readingMinutes } from './reading-minutes.ts';

it('counts at least one minute for a short text', () => {
  assert.equal(readingMinutes('Be still.'), 1);
  assert.equal(readingMinutes('word '.repeat(400)), 2);
});
