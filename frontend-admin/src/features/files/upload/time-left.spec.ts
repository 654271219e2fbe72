import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addProgress, describeTimeLeft, estimateSecondsLeft, type ProgressSample } from './time-left.ts';

const collect = (...samples: ProgressSample[]) => samples.reduce(addProgress, [] as readonly ProgressSample[]);

describe('time left of an upload', () => {
  it('is unknown until the speed was measured for a second', () => {
    assert.equal(estimateSecondsLeft(collect({ atMs: 0, sentBytes: 0 }, { atMs: 500, sentBytes: 50 }), 100), undefined);
  });

  it('follows the speed of the last 15 seconds when the speed changes', () => {
    const samples = collect(
      { atMs: 0, sentBytes: 0 },
      { atMs: 1_000, sentBytes: 5_000 },
      { atMs: 20_000, sentBytes: 6_000 },
      { atMs: 30_000, sentBytes: 7_000 },
    );
    assert.equal(estimateSecondsLeft(samples, 8_000), 10);
  });

  it('is unknown while no bytes arrive', () => {
    const samples = collect({ atMs: 0, sentBytes: 10 }, { atMs: 5_000, sentBytes: 10 });
    assert.equal(estimateSecondsLeft(samples, 100), undefined);
  });

  it('is rounded to minutes and hours', () => {
    assert.deepEqual([20, 80, 700, 3_600, 9_000].map(describeTimeLeft), [
      'less than 1 minute left',
      'about 1 minute left',
      'about 12 minutes left',
      'about 1 hour left',
      'about 3 hours left',
    ]);
  });
});
