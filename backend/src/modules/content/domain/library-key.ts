import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who may fetch which file of the library, and until when. */
export interface LibraryClaim {
  readonly resourceId: string;
  readonly readerId: string;
  /** Whole seconds since 1970. */
  readonly until: number;
}

const idBytes = 16;
const timeBytes = 4;
const sealBytes = 16;

/** The reader, the time, and a 128-bit seal over them and the resource: of use for this one resource only. */
export function sealLibraryKey(claim: LibraryClaim, key: Uint8Array): string {
  return Buffer.concat([headOf(claim), sealOf(claim, key)]).toString('base64url');
}

/** The reader of a key that was sealed for this resource and is not over; undefined for anything else. */
export function openLibraryKey(
  sealed: string,
  { resourceId, now }: { readonly resourceId: string; readonly now: Date },
  keys: readonly Uint8Array[],
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length !== idBytes + timeBytes + sealBytes) return undefined;
  const readerId = bytes.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const claim = { resourceId, readerId, until: bytes.readUInt32BE(idBytes) };
  const isOurs = keys.some((key) => timingSafeEqual(sealOf(claim, key), bytes.subarray(idBytes + timeBytes)));
  return isOurs && claim.until * 1000 > now.getTime() ? readerId : undefined;
}

function headOf({ readerId, until }: LibraryClaim): Buffer {
  const head = Buffer.alloc(idBytes + timeBytes);
  head.write(readerId.replaceAll('-', ''), 0, 'hex');
  head.writeUInt32BE(until, idBytes);
  return head;
}

const sealOf = (claim: LibraryClaim, key: Uint8Array): Buffer =>
  createHmac('sha256', key)
    .update(headOf(claim))
    .update(claim.resourceId.toLowerCase())
    .digest()
    .subarray(0, sealBytes);
