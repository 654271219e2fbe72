import assert from 'node:assert/strict';
import { it } from 'node:test';
import { WatchedSpans } from './watched-spans.ts';

it('continuous playback is one span', () => {
  const spans = new WatchedSpans();
  spans.start(0);
  for (const second of [0.25, 2.5, 5.1]) spans.extendTo(second);
  assert.deepEqual(spans.flush(), [[0, 5]]);
});

it('a skipped part is in no span', () => {
  const spans = new WatchedSpans();
  spans.start(0);
  spans.extendTo(4);
  spans.stop();
  spans.start(60);
  spans.extendTo(66);
  assert.deepEqual(spans.flush(), [
    [0, 4],
    [60, 66],
  ]);
});

it('no second is lost between two calls of flush', () => {
  const spans = new WatchedSpans();
  spans.start(0);
  spans.extendTo(5.9);
  assert.deepEqual(spans.flush(), [[0, 5]]);
  spans.extendTo(11.2);
  assert.deepEqual(spans.flush(), [[5, 11]]);
  assert.deepEqual(spans.flush(), []);
});

it('a jump back starts a new span', () => {
  const spans = new WatchedSpans();
  spans.start(30);
  spans.extendTo(40);
  spans.extendTo(10);
  spans.extendTo(12);
  assert.deepEqual(spans.flush(), [
    [30, 40],
    [10, 12],
  ]);
});

it('the total counts all played parts and no skipped part', () => {
  const spans = new WatchedSpans();
  spans.extendTo(0);
  spans.extendTo(4.5);
  spans.flush();
  spans.stop();
  for (const second of [60, 66]) spans.extendTo(second);
  assert.equal(spans.totalSec, 10.5);
});
