import assert from 'node:assert/strict';
import { it } from 'node:test';
import { greeting } from './greeting.ts';

it('follows the hour', () => {
  assert.equal(greeting(4, 'Amara'), 'Good morning, Amara');
  assert.equal(greeting(12, 'Amara'), 'Good afternoon, Amara');
  assert.equal(greeting(18, 'Amara'), 'Good evening, Amara');
  assert.equal(greeting(3, 'Amara'), 'Good evening, Amara');
});

it('greets a member without a name all the same', () => assert.equal(greeting(9, ''), 'Good morning'));
