import type { EmailPurpose } from './consent-purposes.ts';
import { uuidToBytes, uuidByteLength, bytesToUuid, verifyToken, signToken } from '#kernel/signed-token.ts';

const claimTypeBytes = {
  ...{ subscriber: 1, message: 2, notification: 3 },
  ...{ reflections: 4, newsletter: 5, 'product-news': 6 },
} as const;

export const getClaimForPurpose = (purpose?: EmailPurpose): UnsubscribeClaim['of'] =>
  purpose === undefined ? 'subscriber' : purpose === 'reflection' ? 'reflections' : purpose;

export const purposeByClaim: Readonly<Partial<Record<keyof typeof claimTypeBytes, EmailPurpose>>> = {
  reflections: 'reflection',
  newsletter: 'newsletter',
  'product-news': 'product-news',
};

/** `id` identifies an email for `message` and `notification`, and otherwise a subscriber. */
export interface UnsubscribeClaim {
  readonly of: keyof typeof claimTypeBytes;
  readonly id: string;
}

const claims = Object.keys(claimTypeBytes) as (keyof typeof claimTypeBytes)[];

/** The token never expires and does not contain the email address. */
export function signUnsubscribeToken({ of, id }: UnsubscribeClaim, key: Uint8Array): string {
  return signToken(Buffer.concat([Buffer.of(claimTypeBytes[of]), uuidToBytes(id)]), key);
}

export function verifyUnsubscribeToken(token: string, keys: readonly Uint8Array[]): UnsubscribeClaim | undefined {
  const claim = verifyToken(token, 1 + uuidByteLength, keys);
  if (!claim) return undefined;
  const of = claims.find((name) => claimTypeBytes[name] === claim.readUInt8(0));
  return of && { of, id: bytesToUuid(claim.subarray(1)) };
}
