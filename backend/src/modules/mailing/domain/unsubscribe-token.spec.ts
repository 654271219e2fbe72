import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { openUnsubscribeToken, sealUnsubscribeToken } from './unsubscribe-token.ts';

const key = randomBytes(32);
const claim = { of: 'subscriber', id: newId() } as const;

describe('the token of an unsubscribe link', () => {
  it.each(['subscriber', 'message', 'notification'] as const)('opens to the %s it was sealed for', (of) => {
    expect(openUnsubscribeToken(sealUnsubscribeToken({ of, id: claim.id }, key), [key])).toEqual({ of, id: claim.id });
  });

  it('is the same every time, so that a letter is written with the same bytes again', () => {
    expect(sealUnsubscribeToken(claim, key)).toBe(sealUnsubscribeToken(claim, key));
  });

  it('opens with any key that is still in the set, and with no other', () => {
    const token = sealUnsubscribeToken(claim, key);
    expect(openUnsubscribeToken(token, [randomBytes(32), key])).toEqual(claim);
    expect(openUnsubscribeToken(token, [randomBytes(32)])).toBeUndefined();
  });

  it('stays shut when any one of its bytes was changed', () => {
    const bytes = Buffer.from(sealUnsubscribeToken(claim, key), 'base64url');
    const forged = [...bytes.keys()].map((at) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const opened = forged.map((each) => openUnsubscribeToken(Buffer.from(each).toString('base64url'), [key]));
    expect(opened.filter(Boolean)).toEqual([]);
  });

  it('stays shut when it is cut, lengthened, written otherwise or not a token at all', () => {
    const token = sealUnsubscribeToken(claim, key);
    const others = ['', 'nonsense', token.slice(0, -2), `${token}AA`, `${token}=`, ` ${token}`, '../../etc/passwd'];
    expect(others.filter((other) => openUnsubscribeToken(other, [key]))).toEqual([]);
  });
});
