import { bytesOf, idBytes, idOf, verifyToken, signToken } from '../../../kernel/signed-token.ts';

/** In which session which file may be fetched, and until when. */
export interface FileClaim {
  /** The file’s own address, such as `resources/<id>`. */
  readonly file: string;
  readonly sessionId: string;
  /** Whole seconds since 1970. */
  readonly until: number;
}

const timeBytes = 4;

/** The session and the time, sealed for the file: of use for this one file only. */
export function sealFileKey({ file, sessionId, until }: FileClaim, key: Uint8Array): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUInt32BE(until);
  return signToken(Buffer.concat([bytesOf(sessionId), time]), key, file.toLowerCase());
}

/** The session of a key that was sealed for this file and is not over; undefined for anything else. */
export function openFileKey(
  sealed: string,
  { file, now }: { readonly file: string; readonly now: Date },
  keys: readonly Uint8Array[],
): string | undefined {
  const claim = verifyToken(sealed, idBytes + timeBytes, keys, file.toLowerCase());
  const isGood = claim && claim.readUInt32BE(idBytes) * 1000 > now.getTime();
  return isGood ? idOf(claim.subarray(0, idBytes)) : undefined;
}
