import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { verifyUnsubscribeToken, signUnsubscribeToken } from './unsubscribe-token.ts';

const key = randomBytes(32);
const claim = { of: 'subscriber', id: newId() } as const;

describe('unsubscribe token', () => {
  it.each(['subscriber', 'message', 'notification'] as const)('returns the %s it was signed for', (of) => {
    expect(verifyUnsubscribeToken(signUnsubscribeToken({ of, id: claim.id }, key), [key])).toEqual({
      of,
      id: claim.id,
    });
  });

  it('is the same for the same input, so that a retry sends the same bytes', () => {
    expect(signUnsubscribeToken(claim, key)).toBe(signUnsubscribeToken(claim, key));
  });

  it('is accepted with any current key and with no other', () => {
    const token = signUnsubscribeToken(claim, key);
    expect(verifyUnsubscribeToken(token, [randomBytes(32), key])).toEqual(claim);
    expect(verifyUnsubscribeToken(token, [randomBytes(32)])).toBeUndefined();
  });

  it('is rejected when any byte was changed', () => {
    const bytes = Buffer.from(signUnsubscribeToken(claim, key), 'base64url');
    const forged = [...bytes.keys()].map((at) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const opened = forged.map((each) => verifyUnsubscribeToken(Buffer.from(each).toString('base64url'), [key]));
    expect(opened.filter(Boolean)).toEqual([]);
  });

  it('is rejected when it is cut, extended, re-encoded or no token', () => {
    const token = signUnsubscribeToken(claim, key);
    const others = ['', 'nonsense', token.slice(0, -2), `${token}AA`, `${token}=`, ` ${token}`, '../../etc/passwd'];
    expect(others.filter((other) => verifyUnsubscribeToken(other, [key]))).toEqual([]);
  });
});
