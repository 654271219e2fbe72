import assert from 'node:assert/strict';
import { it } from 'node:test';
import { signInFault } from './sign-in-fault.ts';

it('names only the first rule that is broken', () => {
  assert.deepEqual(signInFault('nobody', ''), { field: 'email', message: 'Invalid email address' });
  assert.deepEqual(signInFault('admin@example.org', ''), { field: 'password', message: 'Password is required' });
  assert.equal(signInFault('admin@example.org', 'x'), undefined);
});
