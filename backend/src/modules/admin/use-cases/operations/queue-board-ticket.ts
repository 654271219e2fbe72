import { bytesToUuid, signToken, uuidByteLength, uuidToBytes, verifyToken } from '#kernel/signed-token.ts';

export interface QueueBoardTicket {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

const secondBytes = 4;
const ticketBytes = 2 * uuidByteLength + secondBytes;

export function signQueueBoardTicket({ userId, sessionId, expiresAt }: QueueBoardTicket, key: Uint8Array): string {
  const expiry = Buffer.alloc(secondBytes);
  expiry.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000));
  return signToken(Buffer.concat([uuidToBytes(userId), uuidToBytes(sessionId), expiry]), key);
}

/** Accepts an expired ticket, so the caller must check `expiresAt`. */
export function verifyQueueBoardTicket(ticket: string, keys: readonly Uint8Array[]): QueueBoardTicket | undefined {
  const claim = verifyToken(ticket, ticketBytes, keys);
  return (
    claim && {
      userId: bytesToUuid(claim.subarray(0, uuidByteLength)),
      sessionId: bytesToUuid(claim.subarray(uuidByteLength, 2 * uuidByteLength)),
      expiresAt: new Date(claim.readUInt32BE(2 * uuidByteLength) * 1000),
    }
  );
}
