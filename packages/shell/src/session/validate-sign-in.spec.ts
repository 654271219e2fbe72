import assert from 'node:assert/strict';
import { it } from 'node:test';
import { validateSignIn } from './validate-sign-in.ts';

it('returns only the first broken rule', () => {
  assert.deepEqual(validateSignIn({ email: 'not-an-email', password: '' }), {
    field: 'email',
    message: 'Invalid email address',
  });
  assert.deepEqual(validateSignIn({ email: 'admin@example.org', password: '' }), {
    field: 'password',
    message: 'Password is required',
  });
  assert.equal(validateSignIn({ email: 'admin@example.org', password: 'x' }), undefined);
});
