import { createSecretKey, randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { readRefreshToken, signRefreshToken } from './refresh-token.ts';

const newKey = () => createSecretKey(randomBytes(32));
const key = newKey();
const claim = { sessionId: newId(), counter: 4_000_000_000 };

describe('refresh token', () => {
  it('contains the session and the counter it was signed with', () => {
    expect(readRefreshToken(signRefreshToken(claim, key), [key])).toEqual(claim);
  });

  it('is valid with an older key that is still in the set', () => {
    expect(readRefreshToken(signRefreshToken(claim, key), [newKey(), key])).toEqual(claim);
  });

  it('is invalid with another key', () => {
    expect(readRefreshToken(signRefreshToken(claim, key), [newKey()])).toBeUndefined();
  });

  it('is invalid when any byte was changed', () => {
    const bytes = Buffer.from(signRefreshToken(claim, key), 'base64url');
    const forged = [...bytes.keys()].map((at) =>
      Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))),
    );
    expect(forged.map((token) => readRefreshToken(token.toString('base64url'), [key])).filter(Boolean)).toEqual([]);
  });

  it('is invalid when it is shortened, extended or no token', () => {
    const token = signRefreshToken(claim, key);
    expect(['', 'nonsense', token.slice(0, -4), `${token}AAAA`].map((text) => readRefreshToken(text, [key]))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
