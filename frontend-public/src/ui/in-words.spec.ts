import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clock, numberInWords } from './in-words.ts';

it('a length is written as a clock writes it', () => {
  assert.deepEqual([-1, 0, 432.9, 3725].map(clock), ['0:00', '0:00', '7:12', '1:02:05']);
});

it('a count up to twelve is a word, and a figure from thirteen on', () => {
  assert.deepEqual([0, 1, 12, 13].map(numberInWords), ['no', 'one', 'twelve', '13']);
});
