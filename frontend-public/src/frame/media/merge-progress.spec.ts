import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mergeWatchProgress } from './merge-progress.ts';

const earlier = { positionSec: 40, watched: [[0, 40]] as [number, number][], playedAt: '2030-01-01T10:00:00.000Z' };
const later = { positionSec: 20, watched: [[10, 60]] as [number, number][], playedAt: '2030-01-01T10:05:00.000Z' };

it('merges the spans and uses the later position', () => {
  assert.deepEqual(mergeWatchProgress(earlier, later), { ...later, watched: [[0, 60]] });
});

it('uses the last reported position when the device clock was a year ahead before', () => {
  const ahead = { ...earlier, playedAt: '2031-01-01T10:00:00.000Z' };
  assert.deepEqual(mergeWatchProgress(ahead, later), { ...later, watched: [[0, 60]] });
});

it('returns the first progress unchanged', () => {
  assert.deepEqual(mergeWatchProgress(undefined, earlier), earlier);
});
