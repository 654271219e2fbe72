import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Dashboard } from './api/dashboard.ts';
import { stillTrue } from './kept-dashboard.ts';

const circle = { startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T15:30:00Z' };
const kept = { at: '2026-11-28T10:00:00Z', dashboard: { tier: 'seeker', circle } as Dashboard };

it('what was kept is shown for a day, and a circle until its end', () => {
  assert.equal(stillTrue(kept, new Date('2026-11-28T15:29:00Z'))?.circle, circle);
  assert.deepEqual(stillTrue(kept, new Date('2026-11-28T15:30:00Z')), { tier: 'seeker', circle: null });
  assert.equal(stillTrue(kept, new Date('2026-11-29T10:00:01Z')), undefined);
});
