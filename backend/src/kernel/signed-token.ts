import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureBytes = 16;

/**
 * A claim with a 128-bit HMAC, in base64url for use in a URL. The same claim and key give the same token. `about` is signed
 * too but not included: the verifier knows it from elsewhere.
 */
export function signToken(claim: Uint8Array, key: Uint8Array, about = ''): string {
  return Buffer.concat([claim, signatureOf(claim, about, key)]).toString('base64url');
}

/** The claim of a token that was signed with one of the keys; undefined for anything else. */
export function verifyToken(
  token: string,
  claimBytes: number,
  keys: readonly Uint8Array[],
  about = '',
): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== claimBytes + signatureBytes || bytes.toString('base64url') !== token) return undefined;
  const claim = bytes.subarray(0, claimBytes);
  const signature = bytes.subarray(claimBytes);
  return keys.some((key) => timingSafeEqual(signatureOf(claim, about, key), signature)) ? claim : undefined;
}

const signatureOf = (claim: Uint8Array, about: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(claim).update(about).digest().subarray(0, signatureBytes);

/** An id in a claim takes so many bytes. */
export const idBytes = 16;

export const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
