import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatShare, rateShareAgainstLimit } from './shares.ts';

it('formats a share with one more digit when it is below one percent', () => {
  assert.deepEqual(
    [formatShare(990, 1000), formatShare(8, 1000), formatShare(2, 10_000), formatShare(0, 10), formatShare(0, 0)],
    ['99%', '0.8%', '0.02%', '0%', '–'],
  );
});

it('rates a share by its limit', () => {
  assert.deepEqual(
    [
      rateShareAgainstLimit(0, 0, 0.04),
      rateShareAgainstLimit(2, 100, 0.04),
      rateShareAgainstLimit(3, 100, 0.04),
      rateShareAgainstLimit(5, 100, 0.04),
    ],
    ['good', 'good', 'waiting', 'bad'],
  );
});
