import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Factor, Session } from '@supabase/auth-js';
import { getNextSessionState, type SessionState } from './state.ts';

const token = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.seal`;

const session = (aal: string, factors?: Pick<Factor, 'status'>[]): Session =>
  ({
    access_token: token({ aal, sub: 'Çağla' }),
    user: { id: 'u1', email: 'amara@example.org', user_metadata: { first_name: 'Amara' }, factors },
  }) as unknown as Session;

const amara = {
  id: 'u1',
  email: 'amara@example.org',
  firstName: 'Amara',
  lastName: '',
  isConfirmed: false,
  hasSecondFactor: false,
};
const careful = { ...amara, hasSecondFactor: true };
const visitor: SessionState = { status: 'visitor' };
const member: SessionState = { status: 'member', user: amara };

describe('sign-in', () => {
  it('makes a user without a second factor a member', () => {
    assert.deepEqual(getNextSessionState(session('aal1'), visitor, false), member);
  });

  it('waits for the second factor when the account has one', () => {
    const factors = [{ status: 'verified' } as const];
    assert.deepEqual(getNextSessionState(session('aal1', factors), visitor, false), {
      status: 'visitor',
      mfaPending: careful,
    });
    assert.deepEqual(getNextSessionState(session('aal2', factors), visitor, false), {
      status: 'member',
      user: careful,
    });
  });

  it('ignores a second factor that was never confirmed', () => {
    assert.deepEqual(getNextSessionState(session('aal1', [{ status: 'unverified' }]), visitor, false), member);
  });
});

describe('end of a session', () => {
  it('counts as expired without a sign-out', () => {
    assert.deepEqual(getNextSessionState(null, member, false), { status: 'visitor', expired: amara });
  });

  it('discards the user after a sign-out', () => {
    const left = { status: 'visitor', left: 'u1' };
    assert.deepEqual(getNextSessionState(null, member, true), left);
    assert.deepEqual(getNextSessionState(null, { status: 'visitor', expired: amara }, true), left);
    assert.deepEqual(getNextSessionState(null, { status: 'visitor', left: 'u1' }, true), left);
  });

  it('stays expired until the second factor is verified', () => {
    const state = getNextSessionState(
      session('aal1', [{ status: 'verified' }]),
      { status: 'visitor', expired: amara },
      false,
    );
    assert.deepEqual(state, { status: 'visitor', mfaPending: careful, expired: amara });
  });

  it('does not count as expired for a visitor who was never signed in', () => {
    assert.deepEqual(getNextSessionState(null, { status: 'loading' }, false), visitor);
  });
});
