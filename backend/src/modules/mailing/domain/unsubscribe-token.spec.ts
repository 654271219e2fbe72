import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { openUnsubscribeToken, sealUnsubscribeToken } from './unsubscribe-token.ts';

const key = randomBytes(32);
const claim = { of: 'subscriber', id: newId() } as const;

describe('unsubscribe token', () => {
  it.each(['subscriber', 'message', 'notification'] as const)('returns the %s it was signed for', (of) => {
    expect(openUnsubscribeToken(sealUnsubscribeToken({ of, id: claim.id }, key), [key])).toEqual({ of, id: claim.id });
  });

  it('is the same for the same input, so that a retry sends the same bytes', () => {
    expect(sealUnsubscribeToken(claim, key)).toBe(sealUnsubscribeToken(claim, key));
  });

  it('is accepted with any current key and with no other', () => {
    const token = sealUnsubscribeToken(claim, key);
    expect(openUnsubscribeToken(token, [randomBytes(32), key])).toEqual(claim);
    expect(openUnsubscribeToken(token, [randomBytes(32)])).toBeUndefined();
  });

  it('is rejected when any byte was changed', () => {
    const bytes = Buffer.from(sealUnsubscribeToken(claim, key), 'base64url');
    const forged = [...bytes.keys()].map((at) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const opened = forged.map((each) => openUnsubscribeToken(Buffer.from(each).toString('base64url'), [key]));
    expect(opened.filter(Boolean)).toEqual([]);
  });

  it('is rejected when it is cut, extended, re-encoded or no token', () => {
    const token = sealUnsubscribeToken(claim, key);
    const others = ['', 'nonsense', token.slice(0, -2), `${token}AA`, `${token}=`, ` ${token}`, '../../etc/passwd'];
    expect(others.filter((other) => openUnsubscribeToken(other, [key]))).toEqual([]);
  });
});
