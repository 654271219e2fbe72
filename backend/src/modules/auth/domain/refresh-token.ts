import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

export interface RefreshTokenClaims {
  readonly sessionId: string;
  readonly counter: number;
}

const version = 1;
const signatureBytes = 16;
const claimBytes = 1 + 16 + 4;

/** The database stores only id and counter, so a leaked database is not enough to create a token. */
export function signRefreshToken({ sessionId, counter }: RefreshTokenClaims, key: KeyObject): string {
  const claim = Buffer.alloc(claimBytes);
  claim.writeUInt8(version, 0);
  claim.write(sessionId.replaceAll('-', ''), 1, 'hex');
  claim.writeUInt32BE(counter, 17);
  return Buffer.concat([claim, computeSignature(claim, key)]).toString('base64url');
}

export function readRefreshToken(token: string, keys: readonly KeyObject[]): RefreshTokenClaims | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== claimBytes + signatureBytes || bytes.readUInt8(0) !== version) return undefined;
  const claim = bytes.subarray(0, claimBytes);
  if (!keys.some((key) => timingSafeEqual(computeSignature(claim, key), bytes.subarray(claimBytes)))) return undefined;
  return { sessionId: readUuid(claim.subarray(1, 17)), counter: claim.readUInt32BE(17) };
}

const computeSignature = (claim: Uint8Array, key: KeyObject): Buffer =>
  createHmac('sha256', key).update(claim).digest().subarray(0, signatureBytes);

const readUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
