import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFirstAccountError, toFieldError, trimAccountFields } from './rules.ts';

const amara = { email: 'amara@example.org', password: 'eight-or-more', firstName: 'Amara', lastName: 'Okafor' };

describe('sign-up form', () => {
  it('accepts passwords of 8 and of 128 characters, counting an emoji as one', () => {
    for (const password of ['a'.repeat(8), 'a'.repeat(128), '🌅'.repeat(8)])
      assert.equal(findFirstAccountError('sign-up', { ...amara, password }), undefined);
  });

  it('reports only the first invalid field, in the order email, password, first name, last name', () => {
    const nothing = { email: '', password: '', firstName: '', lastName: '' };
    assert.deepEqual(findFirstAccountError('sign-up', nothing), { field: 'email', message: 'Invalid email address' });
    assert.equal(findFirstAccountError('sign-up', { ...nothing, email: amara.email })?.field, 'password');
    assert.equal(findFirstAccountError('sign-up', { ...amara, firstName: '', lastName: '' })?.field, 'firstName');
  });
});

describe('sign-up form with the rules of the operator', () => {
  const rules = { isOpen: true, areNamesRequired: false, shortestPassword: 12 };
  const nameless = { ...amara, password: 'twelve longs', firstName: '', lastName: '' };

  it('accepts empty names and requires the configured password length', () => {
    assert.equal(findFirstAccountError('sign-up', nameless, rules), undefined);
    assert.deepEqual(findFirstAccountError('sign-up', { ...nameless, password: 'eleven long' }, rules), {
      field: 'password',
      message: 'Password must be at least 12 characters',
    });
    assert.equal(
      findFirstAccountError('sign-up', { ...nameless, firstName: 'a'.repeat(51) }, rules)?.field,
      'firstName',
    );
  });
});

describe('errors of the server', () => {
  const at = (code: string) => toFieldError({ code, message: 'said by the service', isRetryable: false });

  it('are shown at their field', () => {
    assert.deepEqual(at('invalid_credentials'), { field: 'password', message: 'Wrong email or password' });
    assert.deepEqual(at('weak_password'), { field: 'password', message: 'said by the service' });
    assert.deepEqual(at('user_already_exists'), { field: 'email', message: 'This email already has an account' });
  });

  it('are shown at no field when they belong to none', () => {
    assert.equal(at('over_request_rate_limit'), undefined);
  });
});

describe('sign-in form', () => {
  it('requires a password of any length and no name', () => {
    assert.equal(findFirstAccountError('sign-in', { ...amara, password: 'x', firstName: '', lastName: '' }), undefined);
    assert.equal(findFirstAccountError('sign-in', { ...amara, password: '' })?.message, 'Password is required');
  });
});

it('trims names and the email, but not the password', () => {
  const typed = { email: ' amara@example.org ', password: ' a b ', firstName: ' Amara ', lastName: 'Okafor ' };
  assert.deepEqual(trimAccountFields(typed), { ...amara, password: ' a b ' });
});
