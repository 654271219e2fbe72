import assert from 'node:assert/strict';
import { it } from 'node:test';
import { signInFault } from './sign-in-fault.ts';

it('returns only the first broken rule', () => {
  assert.deepEqual(signInFault({ email: 'nobody', password: '' }), {
    field: 'email',
    message: 'Invalid email address',
  });
  assert.deepEqual(signInFault({ email: 'admin@example.org', password: '' }), {
    field: 'password',
    message: 'Password is required',
  });
  assert.equal(signInFault({ email: 'admin@example.org', password: 'x' }), undefined);
});
