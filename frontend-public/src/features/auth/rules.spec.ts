import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstFaultOf, refusedField, trimmed } from './rules.ts';

const amara = { email: 'amara@example.org', password: 'eight-or-more', firstName: 'Amara', lastName: 'Okafor' };

describe('signing up', () => {
  it('accepts passwords of 8 and of 128 characters, counted as people count them', () => {
    for (const password of ['a'.repeat(8), 'a'.repeat(128), '🌅'.repeat(8)])
      assert.equal(firstFaultOf('sign-up', { ...amara, password }), undefined);
  });

  it('names the first failing field only, in the order email, password, first name, last name', () => {
    const nothing = { email: '', password: '', firstName: '', lastName: '' };
    assert.deepEqual(firstFaultOf('sign-up', nothing), { field: 'email', message: 'Invalid email address' });
    assert.equal(firstFaultOf('sign-up', { ...nothing, email: amara.email })?.field, 'password');
    assert.equal(firstFaultOf('sign-up', { ...amara, firstName: '', lastName: '' })?.field, 'firstName');
  });
});

describe('signing up where the operator has set other rules', () => {
  const rules = { isOpen: true, areNamesRequired: false, shortestPassword: 12 };
  const nameless = { ...amara, password: 'twelve longs', firstName: '', lastName: '' };

  it('needs no names, and a password as long as that', () => {
    assert.equal(firstFaultOf('sign-up', nameless, rules), undefined);
    assert.deepEqual(firstFaultOf('sign-up', { ...nameless, password: 'eleven long' }, rules), {
      field: 'password',
      message: 'Password must be at least 12 characters',
    });
    assert.equal(firstFaultOf('sign-up', { ...nameless, firstName: 'a'.repeat(51) }, rules)?.field, 'firstName');
  });
});

describe('what the service refuses', () => {
  const at = (code: string) => refusedField({ code, message: 'said by the service', isRetryable: false });

  it('is said at the field it is about', () => {
    assert.deepEqual(at('invalid_credentials'), { field: 'password', message: 'Wrong email or password' });
    assert.deepEqual(at('weak_password'), { field: 'password', message: 'said by the service' });
    assert.deepEqual(at('user_already_exists'), { field: 'email', message: 'This email already has an account' });
  });

  it('is said at none where it is about none', () => {
    assert.equal(at('over_request_rate_limit'), undefined);
  });
});

describe('signing in', () => {
  it('asks for an address and any password, and for no name', () => {
    assert.equal(firstFaultOf('sign-in', { ...amara, password: 'x', firstName: '', lastName: '' }), undefined);
    assert.equal(firstFaultOf('sign-in', { ...amara, password: '' })?.message, 'Password is required');
  });
});

it('trims what people type around a name or an address, never a password', () => {
  const typed = { email: ' amara@example.org ', password: ' a b ', firstName: ' Amara ', lastName: 'Okafor ' };
  assert.deepEqual(trimmed(typed), { ...amara, password: ' a b ' });
});
