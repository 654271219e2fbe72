import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatPlaybackTime, numberInWords, playbackTimeText } from './in-words.ts';

it('clock formats seconds as minutes or hours', () => {
  assert.deepEqual([-1, 0, 432.9, 3725].map(formatPlaybackTime), ['0:00', '0:00', '7:12', '1:02:05']);
});

it('numberInWords writes a count up to twelve as a word and from 13 on as digits', () => {
  assert.deepEqual([0, 1, 12, 13].map(numberInWords), ['no', 'one', 'twelve', '13']);
});

it('spokenTime writes a position in minutes and seconds for screen readers', () => {
  assert.deepEqual([0, 1, 60, 432, 120].map(playbackTimeText), [
    '0 seconds',
    '1 second',
    '1 minute',
    '7 minutes 12',
    '2 minutes',
  ]);
});
