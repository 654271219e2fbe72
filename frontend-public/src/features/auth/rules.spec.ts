import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstFault, trimmed } from './rules.ts';

const amara = { email: 'amara@example.org', password: 'eight-or-more', firstName: 'Amara', lastName: 'Okafor' };

describe('signing up', () => {
  it('accepts passwords of 8 and of 128 characters, counted as people count them', () => {
    for (const password of ['a'.repeat(8), 'a'.repeat(128), '🌅'.repeat(8)])
      assert.equal(firstFault('sign-up', { ...amara, password }), undefined);
  });

  it('names the first failing field only, in the order email, password, first name, last name', () => {
    const nothing = { email: '', password: '', firstName: '', lastName: '' };
    assert.deepEqual(firstFault('sign-up', nothing), { field: 'email', message: 'Invalid email address' });
    assert.equal(firstFault('sign-up', { ...nothing, email: amara.email })?.field, 'password');
    assert.equal(firstFault('sign-up', { ...amara, firstName: '', lastName: '' })?.field, 'firstName');
  });

  const refusals: [Partial<typeof amara>, string][] = [
    [{ email: 'amara' }, 'Invalid email address'],
    [{ email: 'amara@example' }, 'Invalid email address'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'Email must be less than 255 characters'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ password: 'a'.repeat(129) }, 'Password must be less than 128 characters'],
    [{ firstName: '' }, 'First name is required'],
    [{ firstName: 'a'.repeat(51) }, 'First name must be less than 50 characters'],
    [{ lastName: '' }, 'Last name is required'],
    [{ lastName: 'a'.repeat(51) }, 'Last name must be less than 50 characters'],
  ];
  for (const [change, message] of refusals)
    it(`says '${message}'`, () => assert.equal(firstFault('sign-up', { ...amara, ...change })?.message, message));
});

describe('signing in', () => {
  it('asks for an address and any password, and for no name', () => {
    assert.equal(firstFault('sign-in', { ...amara, password: 'x', firstName: '', lastName: '' }), undefined);
    assert.equal(firstFault('sign-in', { ...amara, password: '' })?.message, 'Password is required');
  });
});

it('trims what people type around a name or an address, never a password', () => {
  const typed = { email: ' amara@example.org ', password: ' a b ', firstName: ' Amara ', lastName: 'Okafor ' };
  assert.deepEqual(trimmed(typed), { ...amara, password: ' a b ' });
});
