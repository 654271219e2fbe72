import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { SlownessMeter, averageSlowness } from './slowness-meter.ts';

const samples = [1, 3, 2, 6].map((slowness, index) => ({ from: index * 1000, to: index * 1000 + 50, slowness }));

test('averageSlowness uses the samples of the period', () => {
  assert.equal(averageSlowness(samples, 1000, 2500), 2.5);
  assert.equal(averageSlowness(samples, 0, Infinity), 3);
});

test('averageSlowness uses the last sample before a period that has none', () => {
  assert.equal(averageSlowness(samples, 2100, 2900), 2);
  assert.equal(averageSlowness([], 0, Infinity), 1);
});

test('SlownessMeter has a sample when its thread has run for a second', async () => {
  const meter = new SlownessMeter();
  for (const until = Date.now() + 60_000; meter.samples.length === 0 && Date.now() < until;) await delay(50);
  await meter.close();
  assert.ok(meter.average() >= 1);
  assert.equal(meter.samples.length > 0, true);
});
