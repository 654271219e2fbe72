import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  startSitClock,
  bellTimes,
  endSitClock,
  pauseSitClock,
  resumeSitClock,
  elapsedMs,
  msUntilStart,
  msUntilNextBell,
} from './sitting.ts';

const minute = 60_000;

test('a sit ends at its end time when it is read later', () => {
  const sitting = startSitClock(20 * minute, 1_000);
  assert.equal(elapsedMs(sitting, 1_000 + 7 * minute), 7 * minute);
  assert.equal(elapsedMs(sitting, 1_000 + 300 * minute), 20 * minute);
});

test('a pause does not count, during it and after it', () => {
  const paused = pauseSitClock(startSitClock(20 * minute, 0), 5 * minute);
  assert.equal(elapsedMs(paused, 9 * minute), 5 * minute);
  assert.equal(elapsedMs(resumeSitClock(paused, 9 * minute), 10 * minute), 6 * minute);
});

test('a sit starts after the settling time, which a pause extends', () => {
  const sitting = startSitClock(20 * minute, 0, minute);
  assert.deepEqual([msUntilStart(sitting, 0), elapsedMs(sitting, 0)], [minute, 0]);
  const paused = pauseSitClock(sitting, minute / 2);
  assert.equal(msUntilStart(paused, 5 * minute), minute / 2);
  const goesOn = resumeSitClock(paused, 5 * minute);
  assert.deepEqual([msUntilStart(goesOn, 6 * minute), elapsedMs(goesOn, 6 * minute)], [0, minute / 2]);
  const left = endSitClock(sitting, minute / 2);
  assert.deepEqual([left.startedAt, elapsedMs(left, minute)], [minute / 2, 0]);
});

test('a second pause has no effect', () => {
  const paused = pauseSitClock(startSitClock(20 * minute, 0), 5 * minute);
  assert.equal(elapsedMs(pauseSitClock(paused, 8 * minute), 9 * minute), 5 * minute);
});

test('the time sat is never negative when the clock is set back', () => {
  assert.equal(elapsedMs(startSitClock(minute, 10 * minute), 0), 0);
});

test('bells ring at the start, at each interval and once at the end', () => {
  assert.deepEqual(bellTimes(20 * minute, undefined), [0, 20 * minute]);
  assert.deepEqual(bellTimes(20 * minute, 10), [0, 10 * minute, 20 * minute]);
  assert.deepEqual(bellTimes(12 * minute, 5), [0, 5 * minute, 10 * minute, 12 * minute]);
  assert.deepEqual(bellTimes(3 * minute, 5), [0, 3 * minute]);
});

test('the next bell includes the last one, and is undefined after it', () => {
  assert.equal(msUntilNextBell(12 * minute, 5, 0), 5 * minute);
  assert.equal(msUntilNextBell(12 * minute, 5, 5 * minute), 5 * minute);
  assert.equal(msUntilNextBell(12 * minute, 5, 11 * minute), minute);
  assert.equal(msUntilNextBell(12 * minute, 5, 12 * minute), undefined);
});
