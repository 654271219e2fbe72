import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inGroups } from './in-groups.ts';

it('splits a key into groups of four', () => {
  assert.equal(inGroups('JBSWY3DPEHPK3P'), 'JBSW Y3DP EHPK 3P');
  assert.equal(inGroups(''), '');
});
