import { KeyRotationInProgress, rotateKeySet, type SigningKeyJwk } from './key-set.ts';

const now = new Date('2026-11-21T00:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 24 * 3600;
const first = JSON.stringify({ keys: [{ kid: 'first' }] });
const keysOf = (jwks: string) => (JSON.parse(jwks) as { keys: SigningKeyJwk[] }).keys;

describe('key rotation', () => {
  it('publishes a new key twenty minutes before it signs and keeps the previous key', () => {
    const [newest, ...others] = keysOf(rotateKeySet(first, now));
    expect(newest).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', signs_from: now.getTime() / 1000 + 1200 });
    expect(newest?.d).toMatch(/^[\w-]{43}$/);
    expect(others).toEqual([{ kid: 'first' }]);
  });

  it('throws when the previous rotation is not finished', () => {
    const set = rotateKeySet(first, now);
    expect(() => rotateKeySet(set, after(1199))).toThrow(KeyRotationInProgress);
    expect(keysOf(rotateKeySet(set, after(1200)))).toHaveLength(3);
  });

  it('removes a key when no session signed with it can be active', () => {
    const set = rotateKeySet(first, now);
    expect(keysOf(rotateKeySet(set, after(91 * day)))).toHaveLength(3);
    expect(keysOf(rotateKeySet(set, after(92 * day))).map(({ kid }) => kid)).not.toContain('first');
  });
});
