import { uuidToBytes, uuidByteLength, bytesToUuid, verifyToken, signToken } from '#kernel/signed-token.ts';

export interface FileClaim {
  readonly file: string;
  readonly sessionId: string;
  readonly until: number;
}

const timeBytes = 4;

/** The signature covers the file name, so that the key opens only this file. */
export function signFileKey({ file, sessionId, until }: FileClaim, key: Uint8Array): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUInt32BE(until);
  return signToken(Buffer.concat([uuidToBytes(sessionId), time]), key, file.toLowerCase());
}

export function verifyFileKey(
  sealed: string,
  { file, now }: { readonly file: string; readonly now: Date },
  keys: readonly Uint8Array[],
): string | undefined {
  const claim = verifyToken(sealed, uuidByteLength + timeBytes, keys, file.toLowerCase());
  const isGood = claim && claim.readUInt32BE(uuidByteLength) * 1000 > now.getTime();
  return isGood ? bytesToUuid(claim.subarray(0, uuidByteLength)) : undefined;
}
