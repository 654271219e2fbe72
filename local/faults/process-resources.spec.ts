import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGrowth } from './process-resources.ts';

const sample = (minute: number, memoryMb: number, files = 40, pid: number | undefined = 1) => ({
  ...{ at: minute * 60_000, pid },
  ...{ memoryMb, files },
});
const minutes = Array.from({ length: 31 }, (_, minute) => minute);

test('findGrowth accepts the memory of a process that has just started, and a single peak', () => {
  assert.deepEqual(findGrowth(minutes.map((minute) => sample(minute, minute < 3 ? 120 : 200))), []);
  assert.deepEqual(findGrowth(minutes.map((minute) => sample(minute, minute === 28 ? 400 : 200))), []);
});

test('findGrowth finds memory that grows by more than a tenth', () => {
  assert.deepEqual(findGrowth(minutes.map((minute) => sample(minute, 200 + minute / 2))), []);
  assert.deepEqual(findGrowth(minutes.map((minute) => sample(minute, 200 + 2 * minute))), ['216 to 256 MB']);
});

test('findGrowth finds open files that are never closed', () => {
  assert.deepEqual(findGrowth(minutes.map((minute) => sample(minute, 200, 40 + minute))), ['48 to 68 open files']);
});

test('findGrowth does not compare different processes, and needs samples', () => {
  const expected = ['no samples of the same process'];
  assert.deepEqual(findGrowth(minutes.map((minute) => sample(minute, 200, 40, minute < 15 ? 1 : 2))), expected);
  assert.deepEqual(findGrowth([]), expected);
});
