import { createSecretKey, randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { readRefreshToken, signRefreshToken } from './refresh-token.ts';

const newKey = () => createSecretKey(randomBytes(32));
const key = newKey();
const claim = { sessionId: newId(), counter: 4_000_000_000 };

describe('a refresh token', () => {
  it('opens to the session and the counter it was sealed with', () => {
    expect(readRefreshToken(signRefreshToken(claim, key), [key])).toEqual(claim);
  });

  it('opens with an older key that is still in the set', () => {
    expect(readRefreshToken(signRefreshToken(claim, key), [newKey(), key])).toEqual(claim);
  });

  it('stays shut for a foreign key', () => {
    expect(readRefreshToken(signRefreshToken(claim, key), [newKey()])).toBeUndefined();
  });

  it('stays shut when any one of its bytes was changed', () => {
    const bytes = Buffer.from(signRefreshToken(claim, key), 'base64url');
    const forged = [...bytes.keys()].map((at) =>
      Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))),
    );
    expect(forged.map((token) => readRefreshToken(token.toString('base64url'), [key])).filter(Boolean)).toEqual([]);
  });

  it('stays shut when it is cut, lengthened or not a token at all', () => {
    const token = signRefreshToken(claim, key);
    expect(['', 'nonsense', token.slice(0, -4), `${token}AAAA`].map((text) => readRefreshToken(text, [key]))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
