import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Factor, Session } from '@supabase/auth-js';
import { stateAfter, type SessionState } from './state.ts';

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

describe('signing in', () => {
  it('makes a member of somebody without a second factor', () => {
    assert.deepEqual(stateAfter(session('aal1'), visitor, false), member);
  });

  it('waits where a second factor is set up, until it was shown', () => {
    const factors = [{ status: 'verified' } as const];
    assert.deepEqual(stateAfter(session('aal1', factors), visitor, false), { status: 'visitor', mfaPending: careful });
    assert.deepEqual(stateAfter(session('aal2', factors), visitor, false), { status: 'member', user: careful });
  });

  it('does not ask for a factor that was begun and never confirmed', () => {
    assert.deepEqual(stateAfter(session('aal1', [{ status: 'unverified' }]), visitor, false), member);
  });
});

describe('a session that ends', () => {
  it('has expired when nobody signed out', () => {
    assert.deepEqual(stateAfter(null, member, false), { status: 'visitor', expired: amara });
  });

  it('leaves nothing behind when the person signed out', () => {
    const left = { status: 'visitor', left: 'u1' };
    assert.deepEqual(stateAfter(null, member, true), left);
    assert.deepEqual(stateAfter(null, { status: 'visitor', expired: amara }, true), left);
    assert.deepEqual(stateAfter(null, { status: 'visitor', left: 'u1' }, true), left);
  });

  it('stays expired through the second factor of coming back', () => {
    const state = stateAfter(session('aal1', [{ status: 'verified' }]), { status: 'visitor', expired: amara }, false);
    assert.deepEqual(state, { status: 'visitor', mfaPending: careful, expired: amara });
  });

  it('is no lapse for somebody who never was in', () => {
    assert.deepEqual(stateAfter(null, { status: 'loading' }, false), visitor);
  });
});
