import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clock, lengthSat, numberInWords, placeInWords } from './words.ts';

test('time left is minutes and two figures of seconds', () => {
  assert.deepEqual([0, 9, 75, 540, 6_000, -3].map(clock), ['0:00', '0:09', '1:15', '9:00', '100:00', '0:00']);
});

test('a place is spoken in whole minutes', () => {
  assert.equal(placeInWords(380, 900), '6 minutes of 15');
  assert.equal(placeInWords(60, 180), '1 minute of 3');
});

test('numbers are words below a hundred', () => {
  assert.deepEqual([1, 12, 20, 45, 99, 180].map(numberInWords), [
    'One',
    'Twelve',
    'Twenty',
    'Forty-five',
    'Ninety-nine',
    '180',
  ]);
});

test('what was sat is told in whole minutes', () => {
  assert.deepEqual([30, 60, 1_259].map(lengthSat), ['Less than a minute', 'One minute', 'Twenty minutes']);
});
