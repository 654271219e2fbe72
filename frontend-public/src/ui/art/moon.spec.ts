import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNewMoon, litMoonPath, moonPhase } from './moon.ts';

test('the phase matches the almanac: full on 24 November 2026, new on 9 December 2026', () => {
  assert.ok(Math.abs(moonPhase(new Date('2026-11-24T14:53:00Z')) - 0.5) < 0.02);
  assert.ok(isNewMoon(moonPhase(new Date('2026-12-09T00:52:00Z'))));
});

test('the lit side is right for a waxing moon and left for a waning one', () => {
  const outerSweep = (phase: number) => litMoonPath(phase, 10).match(/A10 10 0 0 (\d)/)?.[1];
  assert.deepEqual([outerSweep(0.2), outerSweep(0.8)], ['1', '0']);
});

test('the lit part is less than half before the first quarter and more after it', () => {
  const innerSweep = (phase: number) => litMoonPath(phase, 10).match(/A[\d.]+ 10 0 0 (\d) 0 -10Z/)?.[1];
  assert.deepEqual([innerSweep(0.1), innerSweep(0.4)], ['0', '1']);
  assert.deepEqual([innerSweep(0.9), innerSweep(0.6)], ['1', '0']);
});
