import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isResponseFresh } from './query-cache.ts';

const at = Date.parse('2026-11-28T10:00:00Z');

it('a stored response is valid for 30 days', () => {
  assert.equal(isResponseFresh(at, Date.parse('2026-12-28T10:00:00Z')), true);
  assert.equal(isResponseFresh(at, Date.parse('2026-12-28T10:00:01Z')), false);
});
