import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitLengthText, capitalizedNumberInWords, playbackPositionText, sittersText } from './texts.ts';

test('shows the number of people who sit, and the user among them only if counted', () => {
  assert.deepEqual(sittersText(37, true), ['37 people are sitting now.', 'One of the lights is you.']);
  assert.deepEqual(sittersText(37, false), ['37 people are sitting now.']);
  assert.deepEqual(sittersText(null, true), ['Fewer than three people are sitting now.']);
});

test('writes a position in whole minutes for screen readers', () => {
  assert.equal(playbackPositionText(380, 900), '6 minutes of 15');
  assert.equal(playbackPositionText(60, 180), '1 minute of 3');
});

test('writes numbers below a hundred as words', () => {
  assert.deepEqual([1, 12, 20, 45, 99, 180].map(capitalizedNumberInWords), [
    'One',
    'Twelve',
    'Twenty',
    'Forty-five',
    'Ninety-nine',
    '180',
  ]);
});

test('writes the time sat in whole minutes', () => {
  assert.deepEqual([30, 60, 1_259].map(sitLengthText), ['Less than a minute', 'One minute', 'Twenty minutes']);
});
