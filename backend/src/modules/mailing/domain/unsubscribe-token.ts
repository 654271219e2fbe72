import { bytesOf, idBytes, idOf, verifyToken, signToken } from '#kernel/signed-token.ts';

/**
 * Who is unsubscribed: a subscriber's, or, for an address that is not on the list, those to where a message went. A
 * `notification` is a message too: its link leaves the kind of notification that it told of.
 */
export interface UnsubscribeClaim {
  readonly of: 'subscriber' | 'message' | 'notification';
  readonly id: string;
}

const marks = { subscriber: 1, message: 2, notification: 3 } as const;
const claims = Object.keys(marks) as (keyof typeof marks)[];

/** Kind and id, signed. It never expires and does not contain the address. */
export function sealUnsubscribeToken({ of, id }: UnsubscribeClaim, key: Uint8Array): string {
  return signToken(Buffer.concat([Buffer.of(marks[of]), bytesOf(id)]), key);
}

/** The claim of a token that was signed with one of the keys; undefined for anything else. */
export function openUnsubscribeToken(token: string, keys: readonly Uint8Array[]): UnsubscribeClaim | undefined {
  const claim = verifyToken(token, 1 + idBytes, keys);
  if (!claim) return undefined;
  const of = claims.find((name) => marks[name] === claim.readUInt8(0));
  return of && { of, id: idOf(claim.subarray(1)) };
}
