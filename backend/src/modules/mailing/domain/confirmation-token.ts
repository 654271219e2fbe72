import { bytesOf, idBytes, idOf, verifyToken, signToken } from '#kernel/signed-token.ts';

/** Who is to be on the list, and when they asked for it. */
export interface ConfirmationClaim {
  readonly subscriberId: string;
  readonly askedAt: Date;
}

const timeBytes = 6;

/** For how long the link of a confirmation mail is good. */
export const confirmationSeconds = 7 * 86_400;

/** Subscriber id and time, signed. It does not contain the address. */
export function sealConfirmationToken({ subscriberId, askedAt }: ConfirmationClaim, key: Uint8Array): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(askedAt.getTime(), 0, timeBytes);
  return signToken(Buffer.concat([bytesOf(subscriberId), time]), key);
}

/** The claim of a token that was signed with one of the keys, however old; undefined for anything else. */
export function openConfirmationToken(token: string, keys: readonly Uint8Array[]): ConfirmationClaim | undefined {
  const claim = verifyToken(token, idBytes + timeBytes, keys);
  if (!claim) return undefined;
  return {
    subscriberId: idOf(claim.subarray(0, idBytes)),
    askedAt: new Date(claim.readUIntBE(idBytes, timeBytes)),
  };
}

/** True once the link that carries the claim is too old. */
export function isStale({ askedAt }: ConfirmationClaim, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= confirmationSeconds * 1000;
}
