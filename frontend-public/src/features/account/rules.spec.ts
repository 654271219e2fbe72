import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inGroups, nameFault } from './rules.ts';

it('takes names of 1 and of 50 characters, counted as people count them', () => {
  assert.equal(nameFault('A', '🌅'.repeat(50)), undefined);
});

it('names the first name before the last', () => {
  assert.deepEqual(nameFault('', ''), { field: 'firstName', message: 'First name is required' });
  assert.deepEqual(nameFault('Amara', ''), { field: 'lastName', message: 'Last name is required' });
  assert.equal(nameFault('Amara', 'a'.repeat(51))?.message, 'Last name must be less than 50 characters');
});

it('writes a key in groups of four', () => {
  assert.equal(inGroups('JBSWY3DPEHPK3P'), 'JBSW Y3DP EHPK 3P');
  assert.equal(inGroups(''), '');
});
