import type { Tier } from '#kernel/tier.ts';
import { uuidToBytes, uuidByteLength, bytesToUuid, verifyToken, signToken } from '#kernel/signed-token.ts';

export const previewReaders = ['visitor', 'free', 'seeker', 'creator', 'visionary'] as const;
export type PreviewReader = (typeof previewReaders)[number];

export const getPreviewTier = (reader: PreviewReader): Tier => (reader === 'visitor' ? 'free' : reader);

export interface PreviewClaim {
  readonly previewId: string;
  readonly reader: PreviewReader;
  readonly expiresAt: Date;
}

const readerBytes = 1;
const timeBytes = 4;

export function signPreviewToken({ previewId, reader, expiresAt }: PreviewClaim, key: Uint8Array): string {
  const rest = Buffer.alloc(readerBytes + timeBytes);
  rest.writeUInt8(previewReaders.indexOf(reader));
  rest.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), readerBytes);
  return signToken(Buffer.concat([uuidToBytes(previewId), rest]), key);
}

export function verifyPreviewToken(token: string, now: Date, keys: readonly Uint8Array[]): PreviewClaim | undefined {
  const claim = verifyToken(token, uuidByteLength + readerBytes + timeBytes, keys);
  if (!claim) return undefined;
  const reader = previewReaders[claim.readUInt8(uuidByteLength)];
  const expiresAt = new Date(claim.readUInt32BE(uuidByteLength + readerBytes) * 1000);
  if (!reader || expiresAt <= now) return undefined;
  return { previewId: bytesToUuid(claim.subarray(0, uuidByteLength)), reader, expiresAt };
}
