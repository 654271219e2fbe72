import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { isStale, openConfirmationToken, sealConfirmationToken } from './confirmation-token.ts';
import { sealUnsubscribeToken } from './unsubscribe-token.ts';

const key = randomBytes(32);
const claim = { subscriberId: newId(), askedAt: new Date('2030-01-01T00:00:00.123Z') };
const dayMs = 86_400_000;

describe('the token of a confirmation link', () => {
  it('opens to the subscriber and the moment it was sealed for', () => {
    expect(openConfirmationToken(sealConfirmationToken(claim, key), [randomBytes(32), key])).toEqual(claim);
  });

  it('is the same every time, so that a letter is written with the same bytes again', () => {
    expect(sealConfirmationToken(claim, key)).toBe(sealConfirmationToken(claim, key));
  });

  it('stays shut when any one of its bytes was changed', () => {
    const bytes = Buffer.from(sealConfirmationToken(claim, key), 'base64url');
    const forged = [...bytes.keys()].map((at) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const opened = forged.map((each) => openConfirmationToken(Buffer.from(each).toString('base64url'), [key]));
    expect(opened.filter(Boolean)).toEqual([]);
  });

  it('stays shut with another key, and is no link that stops letters', () => {
    const token = sealConfirmationToken(claim, key);
    const wayOut = sealUnsubscribeToken({ of: 'subscriber', id: claim.subscriberId }, key);
    expect(openConfirmationToken(token, [randomBytes(32)])).toBeUndefined();
    expect(openConfirmationToken(wayOut, [key])).toBeUndefined();
  });

  it('is good for a week, and not a moment longer', () => {
    const after = (days: number) => new Date(claim.askedAt.getTime() + days * dayMs);
    expect(isStale(claim, new Date(after(7).getTime() - 1))).toBe(false);
    expect(isStale(claim, after(7))).toBe(true);
  });
});
