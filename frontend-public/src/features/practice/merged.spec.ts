import assert from 'node:assert/strict';
import { it } from 'node:test';
import { merged } from './merged.ts';

const earlier = { positionSec: 40, watched: [[0, 40]] as [number, number][], playedAt: '2030-01-01T10:00:00.000Z' };
const later = { positionSec: 20, watched: [[10, 60]] as [number, number][], playedAt: '2030-01-01T10:05:00.000Z' };

it('all that was played counts, and the later place', () => {
  assert.deepEqual(merged(earlier, later), { ...later, watched: [[0, 60]] });
});

it('the place that was told last stays, where the clock of the device was a year ahead before', () => {
  const ahead = { ...earlier, playedAt: '2031-01-01T10:00:00.000Z' };
  assert.deepEqual(merged(ahead, later), { ...later, watched: [[0, 60]] });
});

it('the first that is kept stays as it is', () => {
  assert.deepEqual(merged(undefined, earlier), earlier);
});
