import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeStartPosition } from './resume.ts';

test('a film resumes three seconds before its last position', () => {
  assert.deepEqual(computeStartPosition({ asked: null, positionSec: 50, durationSec: 104 }), {
    startAt: 47,
    resumedFrom: 50,
  });
});

for (const positionSec of [101, 104, 120])
  test(`a film of 104 s starts from the beginning when it was moved to ${positionSec} s`, () => {
    const places = computeStartPosition({ asked: null, positionSec, durationSec: 104 });
    assert.deepEqual(places, { startAt: 0, resumedFrom: undefined });
  });

test('a film starts at the place of its URL when there is one', () => {
  const places = computeStartPosition({ asked: '102', positionSec: 50, durationSec: 104 });
  assert.deepEqual(places, { startAt: 102, resumedFrom: undefined });
});

test('a film of unknown length resumes where it was left', () => {
  assert.equal(computeStartPosition({ asked: null, positionSec: 50, durationSec: 0 }).resumedFrom, 50);
});
