import { bytesOf, idBytes, idOf, openClaim, sealClaim } from '../../../kernel/sealed-claim.ts';

/** Who may fetch which file of the library, and until when. */
export interface LibraryClaim {
  readonly resourceId: string;
  readonly readerId: string;
  /** Whole seconds since 1970. */
  readonly until: number;
}

const timeBytes = 4;

/** The reader and the time, sealed for the resource: of use for this one resource only. */
export function sealLibraryKey({ resourceId, readerId, until }: LibraryClaim, key: Uint8Array): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUInt32BE(until);
  return sealClaim(Buffer.concat([bytesOf(readerId), time]), key, resourceId.toLowerCase());
}

/** The reader of a key that was sealed for this resource and is not over; undefined for anything else. */
export function openLibraryKey(
  sealed: string,
  { resourceId, now }: { readonly resourceId: string; readonly now: Date },
  keys: readonly Uint8Array[],
): string | undefined {
  const claim = openClaim(sealed, idBytes + timeBytes, keys, resourceId.toLowerCase());
  const isGood = claim && claim.readUInt32BE(idBytes) * 1000 > now.getTime();
  return isGood ? idOf(claim.subarray(0, idBytes)) : undefined;
}
