import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { isConfirmationExpired, verifyConfirmationToken, signConfirmationToken } from './confirmation-token.ts';
import { signUnsubscribeToken } from './unsubscribe-token.ts';

const key = randomBytes(32);
const claim = { subscriberId: newId(), askedAt: new Date('2030-01-01T00:00:00.123Z') };
const dayMs = 86_400_000;

describe('confirmation token', () => {
  it('returns the subscriber and time it was signed for', () => {
    expect(verifyConfirmationToken(signConfirmationToken(claim, key), [randomBytes(32), key])).toEqual(claim);
  });

  it('is the same for the same input, so that a retry sends the same bytes', () => {
    expect(signConfirmationToken(claim, key)).toBe(signConfirmationToken(claim, key));
  });

  it('is rejected when any byte was changed', () => {
    const bytes = Buffer.from(signConfirmationToken(claim, key), 'base64url');
    const forged = [...bytes.keys()].map((at) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const opened = forged.map((each) => verifyConfirmationToken(Buffer.from(each).toString('base64url'), [key]));
    expect(opened.filter(Boolean)).toEqual([]);
  });

  it('is rejected with another key and as an unsubscribe token', () => {
    const token = signConfirmationToken(claim, key);
    const wayOut = signUnsubscribeToken({ of: 'subscriber', id: claim.subscriberId }, key);
    expect(verifyConfirmationToken(token, [randomBytes(32)])).toBeUndefined();
    expect(verifyConfirmationToken(wayOut, [key])).toBeUndefined();
  });

  it('is valid for a week and not longer', () => {
    const after = (days: number) => new Date(claim.askedAt.getTime() + days * dayMs);
    expect(isConfirmationExpired(claim, new Date(after(7).getTime() - 1))).toBe(false);
    expect(isConfirmationExpired(claim, after(7))).toBe(true);
  });
});
