import assert from 'node:assert/strict';
import { it } from 'node:test';
import { monthsSince } from './months.ts';

it('lists the months back to the first day, across a change of year', () => {
  assert.deepEqual(monthsSince('2025-11-30', '2026-02-01'), ['2026-02', '2026-01', '2025-12', '2025-11']);
  assert.deepEqual(monthsSince('2026-02-01', '2026-02-28'), ['2026-02']);
});
