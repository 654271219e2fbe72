import { uuidToBytes, uuidByteLength, bytesToUuid, verifyToken, signToken } from '#kernel/signed-token.ts';

/**
 * Content of an unsubscribe link: the id of a subscriber, or of a message to an email address outside the mailing list.
 * A link in a `notification` email turns off that kind of notification, and a link of `reflections` only the daily
 * reflection of a subscriber.
 */
export interface UnsubscribeClaim {
  readonly of: 'subscriber' | 'message' | 'notification' | 'reflections';
  readonly id: string;
}

const claimTypeBytes = { subscriber: 1, message: 2, notification: 3, reflections: 4 } as const;
const claims = Object.keys(claimTypeBytes) as (keyof typeof claimTypeBytes)[];

/** Creates a signed token from kind and id. It never expires and does not contain the email address. */
export function signUnsubscribeToken({ of, id }: UnsubscribeClaim, key: Uint8Array): string {
  return signToken(Buffer.concat([Buffer.of(claimTypeBytes[of]), uuidToBytes(id)]), key);
}

export function verifyUnsubscribeToken(token: string, keys: readonly Uint8Array[]): UnsubscribeClaim | undefined {
  const claim = verifyToken(token, 1 + uuidByteLength, keys);
  if (!claim) return undefined;
  const of = claims.find((name) => claimTypeBytes[name] === claim.readUInt8(0));
  return of && { of, id: bytesToUuid(claim.subarray(1)) };
}
