import assert from 'node:assert/strict';
import { it } from 'node:test';
import { getSafeNextPath, createSignInPath } from './next.ts';

const origin = 'https://oneness.example';

it('nextPath returns the requested path of this site', () => {
  assert.equal(getSafeNextPath('/membership?plan=creator#prices', origin), '/membership?plan=creator#prices');
});

it('signInPath returns to the path of the guard', () => {
  const { searchParams } = new URL(createSignInPath('/admin/users?q=a b'), origin);
  assert.equal(getSafeNextPath(searchParams.get('next'), origin), '/admin/users?q=a%20b');
});

const elsewhere = [
  null,
  '',
  'members',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/./\\evil.example',
  '/.///evil.example',
  '/.\\/evil.example',
  '/x/../\\evil.example',
  '/./\t/evil.example',
  '/././/evil.example',
  '/x/%2e%2e//evil.example/%2e%2e',
  'javascript:alert(1)',
  '/auth',
  '/auth?next=/auth',
  '/auth/confirm?type=signup',
];
for (const asked of elsewhere)
  it(`nextPath replaces ${JSON.stringify(asked)} with the dashboard`, () => {
    assert.equal(getSafeNextPath(asked, origin), '/members/dashboard');
  });
