import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatSetupKeyInGroups } from './group-key.ts';

it('splits a key into groups of four', () => {
  assert.equal(formatSetupKeyInGroups('JBSWY3DPEHPK3P'), 'JBSW Y3DP EHPK 3P');
  assert.equal(formatSetupKeyInGroups(''), '');
});
