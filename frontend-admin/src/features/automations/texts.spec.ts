import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatWait } from './texts.ts';

describe('the wait of a step', () => {
  it('is described in days only when it is whole days', () => {
    assert.deepEqual([0, 1, 24, 36, 48].map(formatWait), [
      'At once',
      '1 hour later',
      '1 day later',
      '36 hours later',
      '2 days later',
    ]);
  });
});
