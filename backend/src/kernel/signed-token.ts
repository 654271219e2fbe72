import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureBytes = 16;

/** Returns claim and 128-bit HMAC as base64url. `context` is signed but not included, because the verifier knows it. */
export function signToken(claim: Uint8Array, key: Uint8Array, context = ''): string {
  return Buffer.concat([claim, computeSignature(claim, context, key)]).toString('base64url');
}

export function verifyToken(
  token: string,
  claimBytes: number,
  keys: readonly Uint8Array[],
  context = '',
): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== claimBytes + signatureBytes || bytes.toString('base64url') !== token) return undefined;
  const claim = bytes.subarray(0, claimBytes);
  const signature = bytes.subarray(claimBytes);
  return keys.some((key) => timingSafeEqual(computeSignature(claim, context, key), signature)) ? claim : undefined;
}

const computeSignature = (claim: Uint8Array, about: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(claim).update(about).digest().subarray(0, signatureBytes);

export const uuidByteLength = 16;

export const uuidToBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export const bytesToUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
