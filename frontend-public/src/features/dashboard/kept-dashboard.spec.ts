import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Dashboard } from './api/dashboard.ts';
import { stillTrue } from './kept-dashboard.ts';

const kept = { at: '2026-11-28T10:00:00Z', dashboard: { tier: 'seeker' } as Dashboard };

it('what was kept is shown for a day', () => {
  assert.equal(stillTrue(kept, new Date('2026-11-29T10:00:00Z')), kept.dashboard);
  assert.equal(stillTrue(kept, new Date('2026-11-29T10:00:01Z')), undefined);
});
