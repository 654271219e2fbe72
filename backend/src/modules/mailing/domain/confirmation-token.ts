import { uuidToBytes, uuidByteLength, bytesToUuid, verifyToken, signToken } from '#kernel/signed-token.ts';

export interface ConfirmationClaim {
  readonly subscriberId: string;
  readonly askedAt: Date;
}

const timeBytes = 6;

export const confirmationLifetimeSeconds = 7 * 86_400;

export function signConfirmationToken({ subscriberId, askedAt }: ConfirmationClaim, key: Uint8Array): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(askedAt.getTime(), 0, timeBytes);
  return signToken(Buffer.concat([uuidToBytes(subscriberId), time]), key);
}

/** The caller must check the expiry of the token. */
export function verifyConfirmationToken(token: string, keys: readonly Uint8Array[]): ConfirmationClaim | undefined {
  const claim = verifyToken(token, uuidByteLength + timeBytes, keys);
  if (!claim) return undefined;
  return {
    subscriberId: bytesToUuid(claim.subarray(0, uuidByteLength)),
    askedAt: new Date(claim.readUIntBE(uuidByteLength, timeBytes)),
  };
}

export function isConfirmationExpired({ askedAt }: ConfirmationClaim, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= confirmationLifetimeSeconds * 1000;
}
