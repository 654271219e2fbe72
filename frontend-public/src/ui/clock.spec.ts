import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clock } from './clock.ts';

it('a length is written as a clock writes it', () => {
  assert.deepEqual([-1, 0, 432.9, 3725].map(clock), ['0:00', '0:00', '7:12', '1:02:05']);
});
