import { parentPort } from 'node:worker_threads';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import type { SlownessSample } from './slowness-meter.ts';

const everyMs = 1000;

setInterval(() => {
  const from = Date.now();
  const sample: SlownessSample = { from, slowness: scaleForLoad(1), to: Date.now() };
  parentPort?.postMessage(sample);
}, everyMs);
