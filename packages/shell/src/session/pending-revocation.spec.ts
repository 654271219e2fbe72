import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { SESSION_KEY } from './client.ts';
import { moveSessionToPendingRevocation, parsePendingRevocation } from './pending-revocation.ts';

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-22T12:00:00Z');
const entry = (daysAgo: number) => ({ refreshToken: 'a-token', at: now - daysAgo * day });

it('stores the token of a signed-out session for 30 days', () => {
  assert.deepEqual(parsePendingRevocation(JSON.stringify(entry(30)), now), entry(30));
  assert.equal(parsePendingRevocation(JSON.stringify(entry(31)), now), undefined);
});

it('ignores invalid entries', () => {
  for (const text of [null, '', 'null', '[]', '{}', 'no json', '{"refreshToken":1,"at":2}'])
    assert.equal(parsePendingRevocation(text, now), undefined);
});

it('removes the session when the storage is too full to store the token to revoke', () => {
  const tokens = { access_token: 'an-access', refresh_token: 'a-refresh' };
  const stored = new Map([[SESSION_KEY, JSON.stringify(tokens)]]);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  Object.assign(globalThis, { localStorage });
  mock.method(console, 'warn', () => undefined);
  assert.deepEqual(moveSessionToPendingRevocation(), tokens);
  assert.equal(stored.size, 0);
});
