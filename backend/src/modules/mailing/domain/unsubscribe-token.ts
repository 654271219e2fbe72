import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose letters stop: a subscriber's, or, for an address that is not on the list, those to where a message went. */
export interface UnsubscribeClaim {
  readonly of: 'subscriber' | 'message';
  readonly id: string;
}

const marks = { subscriber: 1, message: 2 } as const;
const sealBytes = 16;
const claimBytes = 1 + 16;

/** Mark, id, and a 128-bit seal over them. It never ends, and gives away nothing about the address. */
export function sealUnsubscribeToken({ of, id }: UnsubscribeClaim, key: Uint8Array): string {
  const claim = Buffer.alloc(claimBytes);
  claim.writeUInt8(marks[of], 0);
  claim.write(id.replaceAll('-', ''), 1, 'hex');
  return Buffer.concat([claim, sealOf(claim, key)]).toString('base64url');
}

/** The claim of a token sealed with one of the keys; undefined for anything else. */
export function openUnsubscribeToken(token: string, keys: readonly Uint8Array[]): UnsubscribeClaim | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== claimBytes + sealBytes || bytes.toString('base64url') !== token) return undefined;
  const claim = bytes.subarray(0, claimBytes);
  if (!keys.some((key) => timingSafeEqual(sealOf(claim, key), bytes.subarray(claimBytes)))) return undefined;
  return { of: claim.readUInt8(0) === marks.subscriber ? 'subscriber' : 'message', id: uuidOf(claim.subarray(1)) };
}

const sealOf = (claim: Uint8Array, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(claim).digest().subarray(0, sealBytes);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
